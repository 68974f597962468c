import { useEffect, useRef, useState } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { CalledOffChoice } from '../../lib/bookings/called-off-choice.ts';
import { isTravelled } from '../../lib/bookings/is-travelled.ts';
import { allPaid, refundSentence } from '../../lib/bookings/refund.text.ts';
import { hasRefundChanged } from '../../lib/bookings/refund-changed.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import { bookingCancellationMessages } from '../../lib/messages/booking-cancellation.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import type { StoredBooking } from '../booking-service/stored-booking.schema.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useNow } from '../kit/use-now.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useCalledOffChoice } from './use-called-off-choice.ts';

interface Props {
  readonly stored: StoredBooking;
  readonly service: BookingService;
  readonly locale: string;
  /** Stores the booking as the service sent it. */
  readonly onChange: (booking: Booking) => void;
  /** Called when the refund may have changed. */
  readonly refresh: () => void;
  /** The link that asked for all money back; null where none did. */
  readonly choice: CalledOffChoice | null;
}

/** Requests the booking again when a deadline passes on an open page. */
function useFreshRefund({ booking, readAt }: StoredBooking, now: number, refresh: () => void): void {
  const isOld = hasRefundChanged(booking, readAt, now);
  useEffect(() => {
    if (isOld) refresh();
  }, [isOld, refresh]);
}

/** The refund of a cancellation now, and the button to cancel. */
export function CancelBooking({ stored, locale, service, onChange, refresh, choice }: Props) {
  const language = useLanguage();
  const t = bookingCancellationMessages(language);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const now = useNow();
  useFreshRefund(stored, now, refresh);
  const { refundNow, ref, trips } = stored.booking;
  const paid = allPaid(stored.booking);
  const isOver = isTravelled(trips, now);
  const canCancel = refundNow !== null && !isOver;
  const openDialog = () => {
    setOpen(true);
    refresh();
  };
  useCalledOffChoice(choice, canCancel, openDialog);
  if (!canCancel) return <p>{t.tooLate}</p>;

  const close = () => {
    setOpen(false);
    setMessage('');
    setTimeout(() => button.current?.focus());
  };
  const cancel = async (reason: string) => {
    setBusy(true);
    const outcome = await service.cancel(ref, { expectedRefund: refundNow, reason });
    setBusy(false);
    if (outcome.kind === 'ok') {
      setOpen(false);
      onChange(outcome.booking);
    } else if (outcome.kind === 'conflict' || outcome.kind === 'invalid') {
      setMessage(serviceText(outcome.detail, language) ?? t.changed);
      refresh();
    } else setMessage(requestErrorText(outcome, t.failed, language));
  };
  return (
    <>
      <p>{refundSentence(refundNow, paid, locale, language)}</p>
      <p>
        <button ref={button} type="button" className="button button-quiet" onClick={openDialog}>
          {t.cancel}
        </button>
      </p>
      {open && (
        <CancelDialog
          texts={{ ...t, effect: t.allTrips, action: t.cancel, busy: t.cancelling }}
          refund={refundSentence(refundNow, paid, locale, language)}
          busy={busy}
          message={message}
          onCancel={cancel}
          close={close}
        />
      )}
    </>
  );
}
