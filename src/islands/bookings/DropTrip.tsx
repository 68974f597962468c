import { createPortal } from 'react-dom';
import type { BookedTrip, Booking } from '../../lib/bookings/booking.schema.ts';
import type { CalledOffChoice } from '../../lib/bookings/called-off-choice.ts';
import { dropRefundSentence } from '../../lib/bookings/refund.text.ts';
import { bookingCancellationMessages } from '../../lib/messages/booking-cancellation.ts';
import type { Money } from '../../lib/money/money.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { isUnanswered } from '../booking-service/is-unanswered.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useRequestKey } from '../kit/use-request-key.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useCancelDialog } from './use-cancel-dialog.ts';

interface Props {
  readonly booking: Booking;
  readonly trip: BookedTrip;
  /** What is owed back for it. */
  readonly refund: Money;
  readonly locale: string;
  readonly service: BookingService;
  /** Stores the booking as the service sent it. */
  readonly onChange: (booking: Booking) => void;
  /** Called when the refund may have changed. */
  readonly refresh: () => void;
  /** The link that asked for all money back; null where none did. */
  readonly choice: CalledOffChoice | null;
}

/** The button that takes a called-off trip out of a booking, with the refund shown before. */
export function DropTrip({ booking, trip, refund, locale, service, onChange, refresh, choice }: Props) {
  const language = useLanguage();
  const { trip: t, failed } = bookingCancellationMessages(language);
  const texts = { changed: t.changed, failed: { ...failed, not: t.not } };
  const { button, isOpen, open, send, dialog } = useCancelDialog({ choice, canOpen: true, refresh, texts });
  const { action, actionFor, title } = refund.minor === 0 ? t.remove : t;
  const { keyFor, settle } = useRequestKey();
  const request = async () => {
    const body = { tripRef: trip.ref, expectedRefund: refund };
    const outcome = await service.dropTrip(booking.ref, body, keyFor(body));
    settle(isUnanswered(outcome));
    return outcome;
  };
  const onDone = (changed: Booking) => {
    onChange(changed);
    // This button is gone: the list of such trips says what becomes of the money.
    setTimeout(() => document.querySelector<HTMLElement>('#dropped-title')?.focus());
  };
  return (
    <p>
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        aria-label={actionFor(trip.title)}
        onClick={open}
      >
        {action}
      </button>
      {isOpen &&
        // Outside of the voucher, whose styles are not meant for it.
        createPortal(
          <CancelDialog
            texts={{ title, effect: t.others, action: t.confirm, busy: t.busy, keep: t.keep }}
            refund={dropRefundSentence(refund, booking, locale, language)}
            {...dialog}
            onCancel={() => send(request, onDone)}
          />,
          document.body,
        )}
    </p>
  );
}
