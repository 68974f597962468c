import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BookedTrip, Booking } from '../../lib/bookings/booking.schema.ts';
import type { CalledOffChoice } from '../../lib/bookings/called-off-choice.ts';
import { dropRefundSentence } from '../../lib/bookings/refund.text.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import { bookingCancellationMessages } from '../../lib/messages/booking-cancellation.ts';
import type { Money } from '../../lib/money/money.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { isUnanswered } from '../booking-service/is-unanswered.ts';
import { newRequestKey } from '../kit/new-request-key.ts';
import { useLanguage } from '../kit/use-language.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useCalledOffChoice } from './use-called-off-choice.ts';

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
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  // Sent again without an answer, it has the same key, so that it is made once.
  const unanswered = useRef<string | null>(null);
  const openDialog = () => {
    setOpen(true);
    refresh();
  };
  useCalledOffChoice(choice, true, openDialog);
  const close = () => {
    setOpen(false);
    setMessage('');
    setTimeout(() => button.current?.focus());
  };
  const drop = async () => {
    setBusy(true);
    unanswered.current ??= newRequestKey();
    const request = { tripRef: trip.ref, expectedRefund: refund };
    const outcome = await service.dropTrip(booking.ref, request, unanswered.current);
    setBusy(false);
    if (!isUnanswered(outcome)) unanswered.current = null;
    if (outcome.kind === 'ok') {
      setOpen(false);
      onChange(outcome.booking);
      // This button is gone: the list of such trips says what becomes of the money.
      setTimeout(() => document.querySelector<HTMLElement>('#dropped-title')?.focus());
    } else if (outcome.kind === 'conflict' || outcome.kind === 'invalid') {
      setMessage(serviceText(outcome.detail, language) ?? t.changed);
      refresh();
    } else setMessage(requestErrorText(outcome, { ...failed, not: t.not }, language));
  };
  return (
    <p>
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        aria-label={t.actionFor(trip.title)}
        onClick={openDialog}
      >
        {t.action}
      </button>
      {open &&
        // Outside of the voucher, whose styles are not meant for it.
        createPortal(
          <CancelDialog
            texts={{ title: t.title, effect: t.others, action: t.confirm, busy: t.busy, keep: t.keep }}
            refund={dropRefundSentence(refund, booking, locale, language)}
            busy={busy}
            message={message}
            onCancel={drop}
            close={close}
          />,
          document.body,
        )}
    </p>
  );
}
