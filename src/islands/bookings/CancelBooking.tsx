import { useEffect } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { CalledOffChoice } from '../../lib/bookings/called-off-choice.ts';
import { isTravelled } from '../../lib/bookings/is-travelled.ts';
import { allPaid } from '../../lib/bookings/net-payments.ts';
import { refundSentence } from '../../lib/bookings/refund.text.ts';
import { hasRefundChanged } from '../../lib/bookings/refund-changed.ts';
import { bookingCancellationMessages } from '../../lib/messages/booking-cancellation.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import type { StoredBooking } from '../booking-service/stored-booking.schema.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useNow } from '../kit/use-now.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useCancelDialog } from './use-cancel-dialog.ts';

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
  const now = useNow();
  useFreshRefund(stored, now, refresh);
  const { refundNow, ref, trips } = stored.booking;
  const paid = allPaid(stored.booking);
  const isOver = isTravelled(trips, now);
  const canCancel = refundNow !== null && !isOver;
  const { button, isOpen, open, send, dialog } = useCancelDialog({ choice, canOpen: canCancel, refresh, texts: t });
  if (!canCancel) return <p>{t.tooLate}</p>;

  const cancel = (reason: string) => send(() => service.cancel(ref, { expectedRefund: refundNow, reason }), onChange);
  return (
    <>
      <p>{refundSentence(refundNow, paid, locale, language)}</p>
      <p>
        <button ref={button} type="button" className="button button-quiet" onClick={open}>
          {t.cancel}
        </button>
      </p>
      {isOpen && (
        <CancelDialog
          texts={{ ...t, effect: t.allTrips, action: t.cancel, busy: t.cancelling }}
          refund={refundSentence(refundNow, paid, locale, language)}
          {...dialog}
          onCancel={cancel}
        />
      )}
    </>
  );
}
