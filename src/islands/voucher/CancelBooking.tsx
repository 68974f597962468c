import { useRef, useState } from 'react';
import type { Booking } from '../../lib/booking/booking.schema.ts';
import { refundSentence } from '../../lib/cancellation/refund-words.ts';
import { troubleText } from '../../lib/checkout/trouble-text.ts';
import type { BookingService } from '../../lib/stores/booking-service/booking-service.ts';
import { keepBooking } from '../../lib/stores/kept-bookings.ts';
import { CancelDialog } from '../parts/voucher/CancelDialog.tsx';

interface Props {
  readonly booking: Booking;
  readonly service: BookingService;
  /** What the refund is may have changed. */
  readonly refresh: () => void;
}

const DOING = { not: 'Nothing was cancelled', safe: 'Your booking stands as it is.' };

/** What comes back when the booking is cancelled now, and the way to do it. */
export function CancelBooking({ booking, service, refresh }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const { refundNow, paid, ref } = booking;
  if (refundNow === null)
    return <p>This booking cannot be cancelled here any more. Write to us, and we see what can be done.</p>;

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
      keepBooking(outcome.booking);
    } else if (outcome.kind === 'conflict' || outcome.kind === 'invalid') {
      setMessage(outcome.detail ?? 'Nothing was cancelled. Look at the booking again.');
      refresh();
    } else setMessage(troubleText(outcome, DOING));
  };
  return (
    <>
      <p>If you cancel now: {refundSentence(refundNow, paid)}</p>
      <p>
        <button ref={button} type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          Cancel the booking
        </button>
      </p>
      {open && (
        <CancelDialog
          refund={refundSentence(refundNow, paid)}
          busy={busy}
          message={message}
          onCancel={cancel}
          close={close}
        />
      )}
    </>
  );
}
