import { emailBookingPlacedMessages } from '../messages/email-booking-placed.ts';
import { ONLINE_HOLD_HOURS } from '../payments/payment-deadline.ts';
import { type EmailContent, text } from './email.ts';
import { type MailSources, momentText } from './mailed-booking.ts';
import { contactBlocks, keepLinkBlock, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';
import { deadlineBlocks, travellerTripBlocks } from './trip-blocks.ts';

/** The email for a traveller whose booking is unpaid: what to pay by when. */
export function bookingPlacedEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator } = sources;
  const { ref, language, trips } = booking;
  const t = emailBookingPlacedMessages(language);
  const until = facts.expiresAt === null ? null : momentText(facts.expiresAt, language);
  return {
    subject: until === null ? t.subjectUntilDeparture(ref) : t.subject(ref, until),
    blocks: [
      salutation(booking),
      text(until === null ? t.heldUntilDeparture : t.held(until)),
      ...payingBlocks(sources, booking.nowUsd * 100, { otherWay: otherWayText(sources) }),
      keepLinkBlock(language),
      ...trips.flatMap((trip) => travellerTripBlocks(trip, language)),
      ...moneyBlocks(sources),
      ...deadlineBlocks(trips, Date.parse(facts.at), language),
      ...contactBlocks(operator, language),
    ],
  };
}

/**
 * Words for whoever has half an hour to pay online: other ways have longer. They are chosen first,
 * because money by bank would come too late.
 */
function otherWayText({ booking, facts, onlineMethods }: MailSources): string | undefined {
  const { at, expiresAt } = facts;
  const isShort = expiresAt !== null && Date.parse(expiresAt) - Date.parse(at) <= ONLINE_HOLD_HOURS * 3_600_000;
  return isShort && onlineMethods.length > 0 ? emailBookingPlacedMessages(booking.language).otherWay : undefined;
}
