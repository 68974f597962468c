import { paidBackText } from '../bookings/refund.text.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailDroppedTripMessages } from '../messages/email-dropped-trip.ts';
import { outstandingDues } from '../payments/outstanding-balance.ts';
import { type Block, type EmailContent, heading, link, list, mainLink, text } from './email.ts';
import {
  amountText,
  departureText,
  droppedTripOf,
  type MailedTrip,
  type MailSources,
  shortDayText,
} from './mailed-booking.ts';
import { contactBlocks, keepLinkBlock, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';

/**
 * The email for a traveller whose called-off trip was taken out of the booking. It says what goes
 * back and what stays (specification.md#calling-off-a-departure).
 */
export function droppedTripEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const { ref, language, trips } = booking;
  const t = emailDroppedTripMessages(language);
  const dropped = droppedTripOf(sources);
  const day = dropped?.departure ?? facts.at;
  const [next] = outstandingDues(booking, facts.paidCents);
  const linesOf = (some: readonly MailedTrip[]): Block =>
    list(
      some.map(({ title, departure }) =>
        emailBlocksMessages(language).tripLine(title, departureText(departure, language)),
      ),
    );
  return {
    subject: t.subject(ref, shortDayText(day, language)),
    blocks: [
      salutation(booking),
      text(facts.actor === 'operator' ? t.byOperator : t.byTraveller),
      linesOf(dropped ? [dropped] : []),
      heading(t.refund.title),
      ...refundBlocks(sources),
      heading(t.others),
      linesOf(trips),
      (next && sources.onlineMethods.length > 0 ? link : mainLink)(
        emailBlocksMessages(language).openBooking,
        bookingLink,
      ),
      keepLinkBlock(language),
      ...moneyBlocks(sources),
      ...(next ? payingBlocks(sources, next.cents, { isLinked: true }) : []),
      ...contactBlocks(operator, language),
    ],
  };
}

/** What goes back for the trip, and how; or why nothing does. */
function refundBlocks(sources: MailSources): readonly Block[] {
  const { language } = sources.booking;
  const { refund } = emailDroppedTripMessages(language);
  const { refundCents = 0 } = sources.facts.dropped ?? {};
  if (refundCents > 0) return [text(refund.amount(amountText(refundCents, language))), text(paidBackText(language))];
  const { paidCents = 0 } = droppedTripOf(sources) ?? {};
  return [text(paidCents === 0 ? refund.nothingPaid : refund.before)];
}
