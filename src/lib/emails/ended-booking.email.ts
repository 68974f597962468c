import { paidBackText } from '../bookings/refund.text.ts';
import { dollarText } from '../money/format-money.ts';
import { type Block, type EmailContent, heading, link, list, factsBlock as rows, text } from './email.ts';
import { type BookingSnapshot, departureText, type MailedBooking, type MailSources } from './mailed-booking.ts';
import { contactBlocks, salutation } from './traveller-blocks.ts';

const titles = ({ trips }: MailedBooking) =>
  list(trips.map(({ title, departure }) => `${title}, ${departureText(departure)}`));

function refundRows({ paidCents, refundCents }: BookingSnapshot): readonly Block[] {
  return [
    heading('Refund'),
    rows([
      ['Paid', dollarText(paidCents)],
      ['Refund', dollarText(refundCents)],
    ]),
  ];
}

function refundText({ paidCents, refundCents }: BookingSnapshot): string {
  if (paidCents === 0) return 'You had not paid, so there is nothing to refund.';
  if (refundCents === 0) return 'Under the cancellation rules of your booking, there is no refund.';
  return paidBackText();
}

/** The cancellation email for a traveller, with the refund. */
export function cancellationEmail({ booking, facts, operator }: MailSources): EmailContent {
  const who = facts.actor === 'operator' ? 'We have cancelled your booking' : 'Your booking is cancelled';
  return {
    subject: `Booking ${booking.ref} is cancelled`,
    blocks: [
      salutation(booking),
      text(`${who}. You no longer have a place on these trips:`),
      titles(booking),
      ...refundRows(facts),
      text(refundText(facts)),
      ...contactBlocks(operator),
    ],
  };
}

interface Expiry {
  readonly came: string;
  readonly advice: string;
  readonly refund: readonly Block[];
}

/**
 * The kind of an expiry. A late payment could revive the booking without places: none is requested.
 */
function expiryOf({ nowUsd }: MailedBooking, facts: BookingSnapshot): Expiry {
  const { paidCents, refundCents } = facts;
  if (paidCents === 0) {
    const advice = 'If you have paid, please write to us: your money is safe.';
    return { came: 'We did not receive a payment in time', advice, refund: [] };
  }
  const back =
    refundCents > 0
      ? paidBackText()
      : 'We have already refunded your payment. If you have not received it, please write to us.';
  return {
    came: `We received only ${dollarText(paidCents)} of ${dollarText(nowUsd * 100)} in time`,
    advice: 'Please do not pay any more for this booking.',
    refund: [...refundRows(facts), text(back)],
  };
}

/** The email for a traveller who has paid nothing or a part in time. */
export function expiryEmail({ booking, facts, operator, bookingLink }: MailSources): EmailContent {
  const { came, advice, refund } = expiryOf(booking, facts);
  return {
    subject: `Booking ${booking.ref}: we no longer hold your places`,
    blocks: [
      salutation(booking),
      text(`${came}, so we no longer hold your places on these trips:`),
      titles(booking),
      text(`${advice} Still want to go? Book again, or write to us and we will check for places.`),
      link('See your booking', bookingLink),
      ...refund,
      ...contactBlocks(operator),
    ],
  };
}
