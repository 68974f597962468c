import { statusText } from '../bookings/booking-status.text.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailLinkMessages } from '../messages/email-link.ts';
import { type Block, type EmailContent, mainLink, factsBlock as rows, text } from './email.ts';
import { type MailSources, momentText } from './mailed-booking.ts';
import { contactBlocks, keepLinkBlock, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';
import { deadlineBlocks, travellerTripBlocks } from './trip-blocks.ts';

/**
 * The email for a traveller who requested the link or corrected their address. It has everything
 * that the confirmation has, at the present state.
 */
export function bookingLinkEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const { ref, language, trips } = booking;
  const t = emailLinkMessages(language);
  return {
    subject: t.subject(ref),
    blocks: [
      salutation(booking),
      text(t.here),
      mainLink(emailBlocksMessages(language).openBooking, bookingLink),
      keepLinkBlock(language),
      rows([[t.status, statusText(facts.to, language).title]]),
      ...openBlocks(sources),
      ...trips.flatMap((trip) => travellerTripBlocks(trip, language)),
      ...moneyBlocks(sources),
      ...deadlineBlocks(trips, Date.parse(facts.at), language),
      text(t.notYou),
      ...contactBlocks(operator, language),
    ],
  };
}

/** Blocks with the amount to pay and its deadline, while places are reserved. */
function openBlocks(sources: MailSources): readonly Block[] {
  const { booking, facts } = sources;
  const { language } = booking;
  if (facts.to !== 'awaiting-payment') return [];
  const t = emailLinkMessages(language);
  const words = facts.expiresAt === null ? t.heldUntilDeparture : t.held(momentText(facts.expiresAt, language));
  return [text(words), ...payingBlocks(sources, booking.nowUsd * 100 - facts.paidCents, { isLinked: true })];
}
