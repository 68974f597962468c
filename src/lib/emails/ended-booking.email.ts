import { dollarText } from '../money/format-money.ts';
import { type Block, type EmailContent, heading, link, list, factsBlock as rows, text } from './email.ts';
import { type BookingSnapshot, departureText, type MailedBooking, type MailSources } from './mailed-booking.ts';
import { contactBlocks, salutation } from './traveller-blocks.ts';

const titles = ({ trips }: MailedBooking) =>
  list(trips.map(({ title, departure }) => `${title}, ${departureText(departure)}`));

const REFUND_TEXT = 'It goes back the way it came, or as you agree with us. Banks take up to ten working days.';

function refundRows({ paidCents, refundCents }: BookingSnapshot): readonly Block[] {
  return [
    heading('Refund'),
    rows([
      ['Paid', dollarText(paidCents)],
      ['Comes back', dollarText(refundCents)],
    ]),
  ];
}

function refundText({ paidCents, refundCents }: BookingSnapshot): string {
  if (paidCents === 0) return 'Nothing had been paid, so nothing is to be paid back.';
  if (refundCents === 0) return 'By the cancellation rules of your booking, nothing of it is paid back.';
  return REFUND_TEXT;
}

/** The cancellation email for a traveller, with the refund. */
export function cancellationEmail({ booking, facts, operator }: MailSources): EmailContent {
  const who = facts.actor === 'operator' ? 'We have cancelled your booking' : 'Your booking is cancelled';
  return {
    subject: `Booking ${booking.ref} is cancelled`,
    blocks: [
      salutation(booking),
      text(`${who}. These trips will not take place for you:`),
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
    const advice = 'If you have paid, please write to us: no money is lost.';
    return { came: 'No payment came in time', advice, refund: [] };
  }
  const back = refundCents > 0 ? REFUND_TEXT : 'What came was given back before. If you miss it, please write to us.';
  return {
    came: `Only ${dollarText(paidCents)} of ${dollarText(nowUsd * 100)} came in time`,
    advice: 'Please pay nothing more for this booking.',
    refund: [...refundRows(facts), text(back)],
  };
}

/** The email for a traveller who has paid nothing or a part in time. */
export function expiryEmail({ booking, facts, operator, bookingLink }: MailSources): EmailContent {
  const { came, advice, refund } = expiryOf(booking, facts);
  return {
    subject: `Booking ${booking.ref}: your places are no longer kept`,
    blocks: [
      salutation(booking),
      text(`${came}, so we no longer keep these places:`),
      titles(booking),
      text(`${advice} If you still want to go, book again, or write to us and we look whether there are places.`),
      link('See your booking', bookingLink),
      ...refund,
      ...contactBlocks(operator),
    ],
  };
}
