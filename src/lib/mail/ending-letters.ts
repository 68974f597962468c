import { dollarText } from '../pricing/dollar-text.ts';
import { heading, type Letter, link, list, facts as rows, text } from './letter.ts';
import { departureText } from './mail-times.ts';
import type { MailedBooking, MailSources } from './mailed-booking.ts';
import { contactBlocks, greeting } from './traveller-blocks.ts';

const titles = ({ trips }: MailedBooking) =>
  list(trips.map(({ title, departure }) => `${title}, ${departureText(departure)}`));

function refundWords({ paidCents, refundCents }: MailSources['facts']): string {
  if (paidCents === 0) return 'Nothing had been paid, so nothing is to be paid back.';
  if (refundCents === 0) return 'By the cancellation rules of your booking, nothing of it is paid back.';
  return 'It goes back the way it came, or as you agree with us. Banks take up to ten working days.';
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
      heading('Refund'),
      rows([
        ['Paid', dollarText(facts.paidCents)],
        ['Comes back', dollarText(facts.refundCents)],
      ]),
      text(refundWords(facts)),
      ...contactBlocks(operator),
    ],
  };
}

/** To a traveller who has not paid in time. */
export function expiryLetter({ booking, operator, bookingLink }: MailSources): Letter {
  return {
    subject: `Booking ${booking.ref}: your places are no longer kept`,
    blocks: [
      greeting(booking),
      text('No payment came in time, so we no longer keep these places:'),
      titles(booking),
      text(
        'If you have paid, please write to us: no money is lost. If you still want to go, pay now or book again, and we look whether there are places.',
      ),
      link('See your booking', bookingLink),
      ...contactBlocks(operator),
    ],
  };
}
