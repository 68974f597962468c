import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BookedTrip, Booking } from '../../lib/bookings/booking.schema.ts';
import type { CalledOffChoice } from '../../lib/bookings/called-off-choice.ts';
import { canChangeTrip } from '../../lib/bookings/can-change-trip.ts';
import { bookingPageMessages } from '../../lib/messages/booking-page.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { openTasks } from '../../lib/participants/open-tasks.ts';
import { sumOfDues } from '../../lib/payments/outstanding-balance.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { Notice } from '../kit/Notice.tsx';
import { onDemand } from '../kit/on-demand.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useNow } from '../kit/use-now.ts';
import { DropTrip } from './DropTrip.tsx';
import { useCalledOffChoice } from './use-called-off-choice.ts';

/** The dialog that changes a trip, which has the fields of the booking form. */
export const tripChangeCode = onDemand(async () => (await import('../booking/TripChangeDialog.tsx')).TripChangeDialog);

interface Props {
  readonly booking: Booking;
  readonly trip: BookedTrip;
  readonly service: BookingService;
  /** Stores the booking as the service sent it. */
  readonly onChange: (booking: Booking) => void;
  readonly view: PriceFormat;
  /** Called when what is owed back may have changed. */
  readonly refresh: () => void;
  /** What a link has chosen for this trip; null where none did. */
  readonly choice: CalledOffChoice | null;
}

/** The button that changes a trip, while it can be changed here. */
export function ChangeTrip({ booking, trip, service, onChange, refresh, view, choice }: Props) {
  const t = bookingPageMessages(useLanguage()).changeTrip;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const statusRegion = useRef<HTMLDivElement>(null);
  const now = useNow();
  const canChange = canChangeTrip(booking, trip, now);
  // It may say what was to be paid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state or sum makes it untrue
  useEffect(() => setMessage(''), [booking.status, booking.totalUsd, booking.paid.minor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message comes into view, below the button
  useEffect(() => {
    if (document.activeElement === button.current) statusRegion.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  const open = async () => {
    const isHere = navigator.onLine && (await tripChangeCode.load().catch(() => null)) !== null;
    setMessage(isHere ? '' : t.offline);
    setOpen(isHere);
  };
  useCalledOffChoice(choice?.kind === 'change' ? choice : null, canChange && trip.isCalledOff === true, open);
  if (!isOpen && !canChange && message === '') return null;
  const focusAfter = () =>
    setTimeout(() => (button.current ?? document.querySelector<HTMLElement>('#voucher-title'))?.focus());
  const close = () => {
    setOpen(false);
    focusAfter();
  };
  const onChanged = (changed: Booking, text: string) => {
    setOpen(false);
    onChange(changed);
    // A page behind a dialog is not read out.
    setTimeout(() => setMessage(text));
    // Another state of the booking takes the focus itself.
    if (changed.status === booking.status) focusAfter();
  };
  const Dialog = isOpen && tripChangeCode.now();
  return (
    <div className="change-trip no-print">
      {trip.isCalledOff && (
        <Notice tone="problem" title={t.calledOff}>
          <p>{booking.trips.length > 1 ? t.calledOffAmongOthers : t.calledOffAlone}</p>
          {trip.refundIfDropped && (
            <DropTrip
              refund={trip.refundIfDropped}
              locale={view.locale}
              choice={choice?.kind === 'cancel' ? choice : null}
              {...{ booking, trip, service, onChange, refresh }}
            />
          )}
        </Notice>
      )}
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        aria-label={t.actionFor(trip.title)}
        onClick={open}
      >
        {t.action}
      </button>
      <div ref={statusRegion} role="status">
        {message && <Notice tone={message === t.offline ? 'waiting' : 'good'}>{message}</Notice>}
      </div>
      {Dialog &&
        // Outside of the voucher, whose styles are not meant for it.
        createPortal(
          <Dialog
            bookingRef={booking.ref}
            booked={trip}
            dueCents={sumOfDues(openTasks(booking, now).dues)}
            service={service}
            view={view}
            close={close}
            onChanged={onChanged}
          />,
          document.body,
        )}
    </div>
  );
}
