import { dollarText } from '../money/format-money.ts';
import { outstandingDues } from '../payments/outstanding-balance.ts';
import { type EmailContent, link, text } from './email.ts';
import type { MailSources } from './mailed-booking.ts';
import { contactBlocks, KEEP_LINK, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';
import { deadlineBlocks, travellerTripBlocks } from './trip-blocks.ts';

/**
 * The email for a traveller whose trip has another day, hour, group or stop
 * (specification.md#changing-a-trip).
 */
export function changedTripEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const by = facts.actor === 'operator' ? 'We have changed' : 'You have changed';
  const [next] = outstandingDues(booking, facts.paidCents);
  return {
    subject: `Booking ${booking.ref}: your trip has changed`,
    blocks: [
      salutation(booking),
      text(`${by} your booking. These are the new details; please use this e-mail instead of the earlier one.`),
      link('Open your booking', bookingLink),
      KEEP_LINK,
      ...booking.trips.flatMap(travellerTripBlocks),
      ...(facts.refundCents > 0
        ? [text(`We will refund ${dollarText(facts.refundCents)} to you. We will e-mail you when it is on its way.`)]
        : []),
      ...(next ? payingBlocks(sources, next.cents) : moneyBlocks(sources)),
      ...deadlineBlocks(booking.trips, Date.parse(facts.at)),
      ...contactBlocks(operator),
    ],
  };
}
