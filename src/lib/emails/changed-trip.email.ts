import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailChangedTripMessages } from '../messages/email-changed-trip.ts';
import { outstandingDues } from '../payments/outstanding-balance.ts';
import { type EmailContent, link, text } from './email.ts';
import { amountText, type MailSources } from './mailed-booking.ts';
import { contactBlocks, keepLinkBlock, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';
import { deadlineBlocks, travellerTripBlocks } from './trip-blocks.ts';

/**
 * The email for a traveller whose trip has another day, hour, group or stop
 * (specification.md#changing-a-trip).
 */
export function changedTripEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const { ref, language, trips } = booking;
  const t = emailChangedTripMessages(language);
  const [next] = outstandingDues(booking, facts.paidCents);
  return {
    subject: t.subject(ref),
    blocks: [
      salutation(booking),
      text(facts.actor === 'operator' ? t.byOperator : t.byTraveller),
      link(emailBlocksMessages(language).openBooking, bookingLink),
      keepLinkBlock(language),
      ...trips.flatMap((trip) => travellerTripBlocks(trip, language)),
      ...(facts.refundCents > 0 ? [text(t.refund(amountText(facts.refundCents, language)))] : []),
      ...(next ? payingBlocks(sources, next.cents) : moneyBlocks(sources)),
      ...deadlineBlocks(trips, Date.parse(facts.at), language),
      ...contactBlocks(operator, language),
    ],
  };
}
