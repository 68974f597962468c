import { useEffect } from 'react';
import type { Booking } from '../../lib/booking/booking.schema.ts';
import { hasVoucher } from '../../lib/booking/status-words.ts';
import { DEFAULT_PREFERENCE } from '../../lib/currency/preference.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import type { BookingService } from '../../lib/stores/booking-service/booking-service.ts';
import { noteConversion } from '../../lib/stores/conversion.ts';
import type { KeptBooking } from '../../lib/stores/kept-bookings.ts';
import { $preference } from '../../lib/stores/preference.ts';
import checkoutCss from '../parts/checkout/checkout.css?inline';
import css from '../parts/screens/screen.css?inline';
import formCss from '../parts/screens/screen-form.css?inline';
import { useStyles } from '../parts/use-styles.ts';
import { BookingMissing } from '../parts/voucher/BookingMissing.tsx';
import { ReadingNote } from '../parts/voucher/ReadingNote.tsx';
import voucherCss from '../parts/voucher/voucher.css?inline';
import { useBrowserStore } from '../use-browser-store.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { BookingView } from './BookingView.tsx';
import { useBooking } from './use-booking.ts';
import { usePaymentWait } from './use-payment-wait.ts';

export interface ConfirmationProps {
  readonly operator: Operator;
  readonly service: BookingService;
  readonly go: (address: string) => void;
}

/** The first sight of a booking that was made here is what analytics may hear of (specification, section 3, Conversion data). */
function useConversion(kept: KeptBooking | null, isFresh: boolean): void {
  const booking: Booking | null = kept?.placedHere && isFresh && hasVoucher(kept.booking.status) ? kept.booking : null;
  useEffect(() => {
    if (booking) noteConversion(booking.ref, booking.totalUsd);
  }, [booking]);
}

/** A booking: where it stands, how to pay it, its voucher, and what can be done with it (specification, section 2: /confirmation). */
export function ConfirmationScreen({ operator, service, go }: ConfirmationProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(checkoutCss);
  useStyles(voucherCss);
  const view = useBrowserStore($preference, DEFAULT_PREFERENCE);
  const { ref, kept, reading, refresh } = useBooking(service);
  const keepFocus = useKeptFocus();
  const askAgain = () => {
    keepFocus(() => document.querySelector<HTMLElement>('.status-head'));
    refresh();
  };
  usePaymentWait(kept?.booking.status ?? null, reading.kind === 'reading', refresh);
  useConversion(kept, reading.kind === 'fresh');
  if (!kept) return <BookingMissing bookingRef={ref} kind={reading.kind} operator={operator} retry={refresh} />;
  return (
    <div className="confirmation">
      <ReadingNote kind={reading.kind} readAt={kept.readAt} locale={view.locale} retry={askAgain} />
      <BookingView kept={kept} operator={operator} service={service} go={go} refresh={refresh} view={view} />
    </div>
  );
}
