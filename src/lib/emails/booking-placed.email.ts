import { statusText } from '../bookings/booking-status.text.ts';
import { ONLINE_HOLD_HOURS } from '../payments/payment-deadline.ts';
import { type Block, type EmailContent, link, factsBlock as rows, text } from './email.ts';
import { type MailSources, momentText } from './mailed-booking.ts';
import { contactBlocks, KEEP_LINK, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';
import { deadlineBlocks, travellerTripBlocks } from './trip-blocks.ts';

/** The email for a traveller whose booking is unpaid: what to pay by when. */
export function bookingPlacedEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator } = sources;
  const until = facts.expiresAt === null ? 'the first departure' : momentText(facts.expiresAt);
  return {
    subject: `Booking ${booking.ref}: please pay by ${until}`,
    blocks: [
      salutation(booking),
      text(
        `We hold your places until ${until}. You have not paid yet: if we do not receive a payment by then, we release your places.`,
      ),
      ...payingBlocks(sources, booking.nowUsd * 100),
      ...otherWayBlocks(sources),
      KEEP_LINK,
      ...booking.trips.flatMap(travellerTripBlocks),
      ...moneyBlocks(sources),
      ...deadlineBlocks(booking.trips, Date.parse(facts.at)),
      ...contactBlocks(operator),
    ],
  };
}

/** Says to whoever has half an hour to pay online that other ways to pay have longer. */
function otherWayBlocks({ facts, onlineMethods }: MailSources): readonly Block[] {
  const { at, expiresAt } = facts;
  const isShort = expiresAt !== null && Date.parse(expiresAt) - Date.parse(at) <= ONLINE_HOLD_HOURS * 3_600_000;
  if (!isShort || onlineMethods.length === 0) return [];
  return [
    text(
      'Would you rather pay by bank, e-wallet or cash? Choose that on your booking page before then, and we hold your places longer.',
    ),
  ];
}

const NOT_YOU = text(
  'Did not ask for this? You can ignore this e-mail: we sent the link only to you, and nobody else saw your booking.',
);

/** Blocks with the amount to pay and its deadline, while places are reserved. */
function openBlocks(sources: MailSources): readonly Block[] {
  const { booking, facts } = sources;
  if (facts.to !== 'awaiting-payment') return [];
  const until = facts.expiresAt === null ? 'the first departure' : momentText(facts.expiresAt);
  const open = booking.nowUsd * 100 - facts.paidCents;
  return [
    text(`We hold your places until ${until}. If we do not receive a payment by then, we release them.`),
    ...payingBlocks(sources, open),
  ];
}

/**
 * The email for a traveller who requested the link or corrected their address. It has everything
 * that the confirmation has, at the present state.
 */
export function bookingLinkEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  return {
    subject: `Booking ${booking.ref}: your link`,
    blocks: [
      salutation(booking),
      text('Here is your booking. Open the link on the device where you want to see it.'),
      link('Open your booking', bookingLink),
      KEEP_LINK,
      rows([['Status', statusText(facts.to).title]]),
      ...openBlocks(sources),
      ...booking.trips.flatMap(travellerTripBlocks),
      ...moneyBlocks(sources),
      ...deadlineBlocks(booking.trips, Date.parse(facts.at)),
      NOT_YOU,
      ...contactBlocks(operator),
    ],
  };
}
