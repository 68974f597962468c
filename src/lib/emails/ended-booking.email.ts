import { dollarText } from '../money/dollars.text.ts';
import { type Block, heading, type Letter, link, list, facts as rows, text } from './email-content.ts';
import type { MailFacts } from './email-data.ts';
import { departureText } from './email-times.ts';
import type { MailedBooking, MailSources } from './mailed-booking.ts';
import { contactBlocks, greeting } from './traveller-blocks.ts';

const titles = ({ trips }: MailedBooking) =>
  list(trips.map(({ title, departure }) => `${title}, ${departureText(departure)}`));

const WAY_BACK = 'It goes back the way it came, or as you agree with us. Banks take up to ten working days.';

function refundRows({ paidCents, refundCents }: MailFacts): readonly Block[] {
  return [
    heading('Refund'),
    rows([
      ['Paid', dollarText(paidCents)],
      ['Comes back', dollarText(refundCents)],
    ]),
  ];
}

function refundWords({ paidCents, refundCents }: MailFacts): string {
  if (paidCents === 0) return 'Nothing had been paid, so nothing is to be paid back.';
  if (refundCents === 0) return 'By the cancellation rules of your booking, nothing of it is paid back.';
  return WAY_BACK;
}

/** To a traveller whose booking was called off: what comes back. */
export function cancellationLetter({ booking, facts, operator }: MailSources): Letter {
  const who = facts.actor === 'operator' ? 'We have cancelled your booking' : 'Your booking is cancelled';
  return {
    subject: `Booking ${booking.ref} is cancelled`,
    blocks: [
      greeting(booking),
      text(`${who}. These trips will not take place for you:`),
      titles(booking),
      ...refundRows(facts),
      text(refundWords(facts)),
      ...contactBlocks(operator),
    ],
  };
}

interface Expiry {
  readonly came: string;
  readonly advice: string;
  readonly refund: readonly Block[];
}

/** Money that came too late may give the booking its life back without its places: nobody is asked for it. */
function expiryOf({ nowUsd }: MailedBooking, facts: MailFacts): Expiry {
  const { paidCents, refundCents } = facts;
  if (paidCents === 0) {
    const advice = 'If you have paid, please write to us: no money is lost.';
    return { came: 'No payment came in time', advice, refund: [] };
  }
  const back = refundCents > 0 ? WAY_BACK : 'What came was given back before. If you miss it, please write to us.';
  return {
    came: `Only ${dollarText(paidCents)} of ${dollarText(nowUsd * 100)} came in time`,
    advice: 'Please pay nothing more for this booking.',
    refund: [...refundRows(facts), text(back)],
  };
}

/** To a traveller who has not paid in time, or only a part. */
export function expiryLetter({ booking, facts, operator, bookingLink }: MailSources): Letter {
  const { came, advice, refund } = expiryOf(booking, facts);
  return {
    subject: `Booking ${booking.ref}: your places are no longer kept`,
    blocks: [
      greeting(booking),
      text(`${came}, so we no longer keep these places:`),
      titles(booking),
      text(`${advice} If you still want to go, book again, or write to us and we look whether there are places.`),
      link('See your booking', bookingLink),
      ...refund,
      ...contactBlocks(operator),
    ],
  };
}
