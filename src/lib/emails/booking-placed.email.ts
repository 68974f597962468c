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
        `We keep your places until ${until}. Nothing has been paid yet: without a payment by then they are given away.`,
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
      'Would you rather pay by bank, e-wallet or cash? Choose that on the page of your booking before then, and we keep your places longer.',
    ),
  ];
}

const NOT_YOU = text(
  'Did you not ask for this? Then you need do nothing: the link came to you alone, and whoever asked saw nothing of the booking.',
);

/** Blocks with the amount to pay and its deadline, while places are reserved. */
function openBlocks(sources: MailSources): readonly Block[] {
  const { booking, facts } = sources;
  if (facts.to !== 'awaiting-payment') return [];
  const until = facts.expiresAt === null ? 'the first departure' : momentText(facts.expiresAt);
  const open = booking.nowUsd * 100 - facts.paidCents;
  return [
    text(`We keep your places until ${until}: without a payment by then they are given away.`),
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
      text('Here is your booking again. The link opens it on the device on which you follow it.'),
      link('Open your booking', bookingLink),
      KEEP_LINK,
      rows([['Where it stands', statusText(facts.to).title]]),
      ...openBlocks(sources),
      ...booking.trips.flatMap(travellerTripBlocks),
      ...moneyBlocks(sources),
      ...deadlineBlocks(booking.trips, Date.parse(facts.at)),
      NOT_YOU,
      ...contactBlocks(operator),
    ],
  };
}
