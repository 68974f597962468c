import { choiceLink, hasRunningTrips } from '../bookings/called-off-choice.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailCalledOffMessages } from '../messages/email-called-off.ts';
import { sanitizeUserText } from '../text/sanitize-user-text.ts';
import { upperFirst } from '../text/sentence-case.ts';
import { type EmailContent, heading, link, list, mainLink, text } from './email.ts';
import { amountText, departureText, type MailedBooking, type MailSources, shortDayText } from './mailed-booking.ts';
import { contactBlocks, keepLinkBlock, salutation } from './traveller-blocks.ts';

/**
 * The email for a traveller whose departure is called off
 * (specification.md#calling-off-a-departure). Another date and all money back are links to the
 * booking, which need no account.
 */
export function calledOffEmail({ booking, facts, operator, bookingLink }: MailSources): EmailContent {
  const { ref, trips, language } = booking;
  const t = emailCalledOffMessages(language);
  const blocks = emailBlocksMessages(language);
  const tripRef = facts.calledOff?.tripRef ?? '';
  const title = trips.find((trip) => trip.ref === tripRef)?.title ?? t.yourTrip;
  const departure = facts.calledOff?.departure ?? facts.at;
  const hasOthers = hasRunningTrips(trips.filter((trip) => trip.ref !== tripRef));
  return {
    subject: t.subject(ref, shortDayText(departure, language)),
    blocks: [
      salutation(booking),
      text(t.sorry),
      list([blocks.tripLine(title, departureText(departure, language))]),
      // The operator writes English: a quotation stays apart from the language of the mail.
      ...(facts.cause === '' ? [] : [text(t.reason(sentence(facts.cause)))]),
      ...(hasOthers ? [text(t.others)] : []),
      text(t.choose),
      heading(t.change.title),
      text(t.change.text),
      mainLink(t.change.link, choiceLink(bookingLink, { kind: 'change', tripRef })),
      heading(t.refund.title),
      text(refundText(booking, facts.paidCents)),
      mainLink(t.refund.link, choiceLink(bookingLink, { kind: 'cancel', tripRef })),
      heading(t.booking),
      link(blocks.seeBooking, bookingLink),
      keepLinkBlock(language),
      ...contactBlocks(operator, language),
    ],
  };
}

function refundText({ language, trips }: MailedBooking, paidCents: number): string {
  const { refund } = emailCalledOffMessages(language);
  if (trips.length > 1) return refund.ofOneTrip;
  return paidCents === 0 ? refund.nothingPaid : refund.ofAll(amountText(paidCents, language));
}

/** A reason as a sentence of its own: "The coast guard keeps boats in port." */
export function sentence(reason: string): string {
  const first = upperFirst(sanitizeUserText(reason, 300));
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
