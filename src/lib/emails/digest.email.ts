import { statusText } from '../bookings/booking-status.text.ts';
import type { BookingStatus } from '../bookings/booking-status.ts';
import { dollarText } from '../money/format-money.ts';
import type { Operator } from '../site/operator.schema.ts';
import { sanitizeUserName } from '../text/sanitize-user-text.ts';
import { type Block, type EmailContent, factsBlock, heading, link, list, text } from './email.ts';
import { departureText, type MailedBooking, type MailRecipient, momentText } from './mailed-booking.ts';
import { contactBlocks, KEEP_LINK, salutation } from './traveller-blocks.ts';

/** A booking at the moment when an email about several is sent. */
export interface DigestEntry {
  readonly booking: MailedBooking;
  readonly status: BookingStatus;
  readonly expiresAt: string | null;
  readonly bookingLink: string;
}

/** The content of one email in place of many. */
export interface Digest {
  /** Newest first, at least one. */
  readonly entries: readonly [DigestEntry, ...DigestEntry[]];
  readonly operator: Operator;
}

/** A traveller reads no longer mail; the rest are named. */
const MAX_DETAILED = 20;

/** One email about several bookings that share a recipient. */
export function digestEmail(digest: Digest, recipient: MailRecipient['kind']): EmailContent {
  return recipient === 'operator' ? operatorDigest(digest) : travellerDigest(digest);
}

function travellerDigest({ entries, operator }: Digest): EmailContent {
  const [newest] = entries;
  const others = entries.slice(MAX_DETAILED).map(({ booking }) => booking.ref);
  return {
    subject: `Status of your ${entries.length} bookings`,
    blocks: [
      salutation(newest.booking),
      text(
        'Several bookings were made with your e-mail address in a short time, so here is one e-mail about all of them.',
      ),
      ...entries.slice(0, MAX_DETAILED).flatMap(entryBlocks),
      ...(others.length === 0 ? [] : [text(`And ${others.length} more: ${others.join(', ')}. Ask us about them.`)]),
      KEEP_LINK,
      text(
        'Not your bookings? Then someone entered your e-mail address. You owe nothing: unpaid places are released. Reply to this e-mail and we will stop it.',
      ),
      ...contactBlocks(operator),
    ],
  };
}

function entryBlocks({ booking, status, expiresAt, bookingLink }: DigestEntry): readonly Block[] {
  const isOpen = status === 'awaiting-payment';
  const until = expiresAt === null ? 'the first departure' : momentText(expiresAt);
  return [
    heading(`Booking ${booking.ref}: ${statusText(status).title}`),
    list(booking.trips.map(({ title, departure }) => `${title}, ${departureText(departure)}`)),
    factsBlock([['To pay', isOpen ? `${dollarText(booking.nowUsd * 100)} by ${until}` : null]]),
    link(isOpen ? 'Pay or cancel' : 'See your booking', bookingLink),
  ];
}

function operatorDigest({ entries }: Digest): EmailContent {
  return {
    subject: `${entries.length} bookings: what is new`,
    blocks: [
      text('Many bookings came in a short time, so here is one mail about all of them. Nobody has paid for them yet.'),
      text('To see them: npm run operator -- list --status awaiting-payment'),
      list(entries.map(lineOf)),
    ],
  };
}

function lineOf({ booking: { ref, booker, totalUsd, trips }, status }: DigestEntry): string {
  const first = trips.map(({ departure }) => departure).toSorted()[0];
  const leaves = first === undefined ? '' : `, leaves ${departureText(first)}`;
  return `${ref}: ${statusText(status).label}, ${sanitizeUserName(booker.name)}, ${dollarText(totalUsd * 100)}${leaves}`;
}
