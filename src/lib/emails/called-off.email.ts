import { dollarText } from '../money/format-money.ts';
import type { Operator } from '../site/operator.schema.ts';
import { sanitizeUserText } from '../text/sanitize-user-text.ts';
import { type Block, type EmailContent, heading, link, list, text } from './email.ts';
import { departureText, type MailSources } from './mailed-booking.ts';
import { contactBlocks, KEEP_LINK, salutation } from './traveller-blocks.ts';

/**
 * The email for a traveller whose departure is called off
 * (specification.md#calling-off-a-departure). Another date and all money back are mails to the
 * operator, which need no account.
 */
export function calledOffEmail({ booking, facts, operator, bookingLink }: MailSources): EmailContent {
  const { ref, trips } = booking;
  const calledOff = trips.find((trip) => trip.ref === facts.calledOff?.tripRef);
  const title = calledOff?.title ?? 'Your trip';
  const when = departureText(facts.calledOff?.departure ?? facts.at);
  const choose = (label: string, choice: string, words: string) =>
    link(label, choiceAddress(operator, `Booking ${ref}: ${choice}`, `${title}, ${when}: ${words}`));
  return {
    subject: `Booking ${ref}: ${title} is called off`,
    blocks: [
      salutation(booking),
      text(`We are sorry: this trip cannot take place. ${sentence(facts.cause)}`),
      list([`${title}, ${when}`]),
      ...(trips.length > 1 ? [text('Your other trips take place as they are booked.')] : []),
      text(
        'Choose one of these two, at no cost. The deadlines of your booking do not apply. If you cannot use the links, answer this mail or call us.',
      ),
      heading('Another date'),
      text(
        'Tell us the day that suits you, and whether another hour is fine. We write to you as soon as it is changed.',
      ),
      choose('Choose another date', 'another date', 'the day that suits me is '),
      ...refundBlocks(facts.paidCents, trips.length),
      choose('Have all my money back', 'all my money back', 'please give back all that I have paid.'),
      heading('Your booking'),
      link('See your booking', bookingLink),
      KEEP_LINK,
      ...contactBlocks(operator),
    ],
  };
}

/** The address that opens a mail to the operator in the traveller's own program. */
function choiceAddress({ contacts }: Operator, subject: string, body: string): string {
  return `mailto:${contacts.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function refundBlocks(paidCents: number, trips: number): readonly Block[] {
  const words =
    paidCents === 0
      ? 'You have paid nothing yet, so nothing is to be paid back: we cancel it for you.'
      : trips > 1
        ? 'You get back all that you have paid for this trip, the way it came.'
        : `You get back all that you have paid, the way it came: ${dollarText(paidCents)}.`;
  return [heading('All your money back'), text(words)];
}

/** A reason as a sentence of its own: "The coast guard keeps boats in port." */
function sentence(reason: string): string {
  const plain = sanitizeUserText(reason, 300);
  const first = plain.slice(0, 1).toUpperCase() + plain.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
