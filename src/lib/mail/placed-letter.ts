import { type Letter, link, text } from './letter.ts';
import { momentText } from './mail-times.ts';
import type { MailSources } from './mailed-booking.ts';
import { contactBlocks, greeting, moneyBlocks, payingBlocks } from './traveller-blocks.ts';
import { deadlineBlocks, tripBlocks } from './trip-blocks.ts';

/** To a traveller who has booked and not paid: what to pay by when, or the places are given away. */
export function placedLetter(sources: MailSources): Letter {
  const { booking, facts, operator, bookingLink } = sources;
  const until = facts.expiresAt === null ? 'the first departure' : momentText(facts.expiresAt);
  return {
    subject: `Booking ${booking.ref}: please pay by ${until}`,
    blocks: [
      greeting(booking),
      text(
        `We keep your places until ${until}. Nothing has been paid yet: without a payment by then they are given away.`,
      ),
      ...payingBlocks(sources, booking.nowUsd * 100),
      link('See your booking and pay', bookingLink),
      text(
        'Whoever has this link can see and change your booking, so keep it to yourself and those who travel with you.',
      ),
      ...booking.trips.flatMap(tripBlocks),
      ...moneyBlocks(sources),
      ...deadlineBlocks(booking.trips, Date.parse(facts.at)),
      ...contactBlocks(operator),
    ],
  };
}
