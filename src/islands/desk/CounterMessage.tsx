import type { CounterBookingResponse } from '../../lib/desk/counter-booking.contract.ts';
import { deskHref } from '../../lib/desk/desk-route.ts';
import { CopyText } from '../kit/CopyText.tsx';
import { amountText } from './desk-format.ts';

interface Props {
  readonly placed: CounterBookingResponse;
  readonly onNext: () => void;
}

/** What to send to somebody who was booked at the counter. */
export function CounterMessage({ placed: { booking, dueCents, message }, onNext }: Props) {
  return (
    <>
      <h1>Booked for {booking.booker.name}</h1>
      <p role="status">
        {dueCents > 0 ? `${amountText(dueCents, 'en-US')} is to be paid, by the link below.` : 'It is paid.'} The
        traveller gets a mail too.
      </p>
      <p className="desk-actions">
        <a className="button" href={message.whatsapp} rel="noreferrer">
          Send by WhatsApp
        </a>
        <a className="button button-quiet" href={message.sms}>
          Send by SMS
        </a>
        <CopyText text={message.text} label="Copy the message" />
      </p>
      <pre className="message-text">{message.text}</pre>
      <p className="desk-actions">
        <a className="button button-quiet" href={deskHref({ screen: 'booking', ref: booking.ref })}>
          Open the booking
        </a>
        <button type="button" className="button button-quiet" onClick={onNext}>
          Another booking
        </button>
      </p>
    </>
  );
}
