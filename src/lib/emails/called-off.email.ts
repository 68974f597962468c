import { choiceLink, hasRunningTrips } from '../bookings/called-off-choice.ts';
import { dollarText } from '../money/format-money.ts';
import { sanitizeUserText } from '../text/sanitize-user-text.ts';
import { type EmailContent, heading, link, list, text } from './email.ts';
import { departureText, type MailSources } from './mailed-booking.ts';
import { contactBlocks, KEEP_LINK, salutation } from './traveller-blocks.ts';

/**
 * The email for a traveller whose departure is called off
 * (specification.md#calling-off-a-departure). Another date and all money back are links to the
 * booking, which need no account.
 */
export function calledOffEmail({ booking, facts, operator, bookingLink }: MailSources): EmailContent {
  const { ref, trips } = booking;
  const tripRef = facts.calledOff?.tripRef ?? '';
  const title = trips.find((trip) => trip.ref === tripRef)?.title ?? 'Your trip';
  const when = departureText(facts.calledOff?.departure ?? facts.at);
  const hasOthers = hasRunningTrips(trips.filter((trip) => trip.ref !== tripRef));
  return {
    subject: `Booking ${ref}: ${title} is called off`,
    blocks: [
      salutation(booking),
      text(`We are sorry: this trip cannot take place. ${sentence(facts.cause)}`),
      list([`${title}, ${when}`]),
      ...(hasOthers ? [text('Your other trips go ahead as booked.')] : []),
      text(
        'Choose one of these two options, at no cost. The deadlines of your booking do not apply. If the links do not work, reply to this e-mail or call us.',
      ),
      heading('Another date'),
      text('Choose the day and time that suit you. We move your trip at once.'),
      link('Choose another date', choiceLink(bookingLink, { kind: 'change', tripRef })),
      heading('Full refund'),
      text(refundText(facts.paidCents, hasOthers)),
      link('Get full refund', choiceLink(bookingLink, { kind: 'cancel', tripRef })),
      heading('Your booking'),
      link('See your booking', bookingLink),
      KEEP_LINK,
      ...contactBlocks(operator),
    ],
  };
}

function refundText(paidCents: number, hasOthers: boolean): string {
  if (hasOthers)
    return 'We refund everything you paid for this trip. Your other trips stay as they are, so we make this refund by hand: open your booking with the link and write to us from there.';
  return paidCents === 0
    ? 'You have not paid yet, so there is nothing to refund. The link cancels the booking.'
    : `We refund everything you paid, ${dollarText(paidCents)}, the way you paid. The link shows the amount before you cancel the booking.`;
}

/** A reason as a sentence of its own: "The coast guard keeps boats in port." */
export function sentence(reason: string): string {
  const plain = sanitizeUserText(reason, 300);
  const first = plain.slice(0, 1).toUpperCase() + plain.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
