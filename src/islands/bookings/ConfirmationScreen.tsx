import { useEffect } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { hasVoucher } from '../../lib/bookings/booking-status.text.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { recordConversion } from '../analytics/conversion.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import type { StoredBooking } from '../booking-service/stored-booking.schema.ts';
import { storeBooking } from '../booking-service/stored-bookings.store.ts';
import checkoutCss from '../checkout/checkout.css?inline';
import { usePreference } from '../currency/use-preference.ts';
import css from '../kit/screen.css?inline';
import formCss from '../kit/screen-form.css?inline';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { BookingNotFound } from './BookingNotFound.tsx';
import { BookingRefreshNotice } from './BookingRefreshNotice.tsx';
import { BookingView } from './BookingView.tsx';
import { useBooking } from './use-booking.ts';
import { usePaymentPolling } from './use-payment-polling.ts';
import voucherCss from './voucher.css?inline';

export interface ConfirmationProps {
  readonly operator: Operator;
  readonly service: BookingService;
  readonly go: Navigate;
}

/**
 * Records the conversion when a booking made here is first shown
 * (specification.md#conversion-data).
 */
function useConversion(stored: StoredBooking | null, isFresh: boolean): void {
  const booking: Booking | null =
    stored?.placedHere && isFresh && hasVoucher(stored.booking.status) ? stored.booking : null;
  useEffect(() => {
    if (booking) recordConversion(booking.ref, booking.totalUsd);
  }, [booking]);
}

/** A booking: its state, payment, voucher and actions (specification.md#routes: /confirmation). */
export function ConfirmationScreen({ operator, service, go }: ConfirmationProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(checkoutCss);
  useStyles(voucherCss);
  const view = usePreference();
  const { ref, choice, stored, loadState, refresh } = useBooking(service);
  const restoreFocus = useFocusRestore();
  const refreshBooking = () => {
    restoreFocus(() => document.querySelector<HTMLElement>('.status-head'));
    refresh();
  };
  usePaymentPolling(stored?.booking.status ?? null, loadState.kind === 'reading', refresh);
  useConversion(stored, loadState.kind === 'fresh');
  if (!stored)
    return <BookingNotFound bookingRef={ref} {...loadState} operator={operator} locale={view.locale} retry={refresh} />;
  return (
    <div className="confirmation">
      <BookingRefreshNotice {...loadState} readAt={stored.readAt} locale={view.locale} retry={refreshBooking} />
      <BookingView
        stored={stored}
        choice={choice}
        operator={operator}
        service={service}
        go={go}
        onChange={storeBooking}
        refresh={refresh}
        view={view}
      />
    </div>
  );
}
