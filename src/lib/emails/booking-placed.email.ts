import { type EmailContent, text } from './email-content.ts';
import { momentText } from './email-times.ts';
import type { MailSources } from './mailed-booking.ts';
import { contactBlocks, KEEP_LINK, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';
import { deadlineBlocks, travellerTripBlocks } from './trip-blocks.ts';

/** To a traveller who has booked and not paid: what to pay by when, or the places are given away. */
export function bookingPlacedEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator } = sources;
  const until = facts.expiresAt === null ? 'the first departure' : momentText(facts.expiresAt);
  return {
    subject: `Booking ${booking.ref}: please pay by ${until}`,
    blocks: [
      salutation(booking),
      text(
        `We keep your places until ${until}. Nothing has been paid yet: without a payment by then they are given away.`,
      ),
      ...payingBlocks(sources, booking.nowUsd * 100),
      KEEP_LINK,
      ...booking.trips.flatMap(travellerTripBlocks),
      ...moneyBlocks(sources),
      ...deadlineBlocks(booking.trips, Date.parse(facts.at)),
      ...contactBlocks(operator),
    ],
  };
}
