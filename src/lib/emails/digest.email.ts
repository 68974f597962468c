import { statusText } from '../bookings/booking-status.text.ts';
import type { BookingStatus } from '../bookings/booking-status.ts';
import type { Language } from '../languages/language.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailDigestMessages } from '../messages/email-digest.ts';
import { dollarText } from '../money/format-money.ts';
import type { Operator } from '../site/operator.schema.ts';
import { sanitizeUserName } from '../text/sanitize-user-text.ts';
import { type Block, type EmailContent, factsBlock, heading, link, list, text } from './email.ts';
import { amountText, departureText, type MailedBooking, type MailRecipient, momentText } from './mailed-booking.ts';
import { contactBlocks, keepLinkBlock, salutation } from './traveller-blocks.ts';

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

/**
 * One email about several bookings that share a recipient. A traveller's is in the language of the
 * newest.
 */
export function digestEmail(digest: Digest, recipient: MailRecipient['kind']): EmailContent {
  return recipient === 'operator' ? operatorDigest(digest) : travellerDigest(digest);
}

function travellerDigest({ entries, operator }: Digest): EmailContent {
  const [newest] = entries;
  const { language } = newest.booking;
  const t = emailDigestMessages(language);
  const others = entries.slice(MAX_DETAILED).map(({ booking }) => booking.ref);
  return {
    subject: t.subject(entries.length),
    blocks: [
      salutation(newest.booking),
      text(t.why),
      ...entries.slice(0, MAX_DETAILED).flatMap((entry) => entryBlocks(entry, language)),
      ...(others.length === 0 ? [] : [text(t.more(others))]),
      keepLinkBlock(language),
      text(t.notYours),
      ...contactBlocks(operator, language),
    ],
  };
}

function entryBlocks(entry: DigestEntry, language: Language): readonly Block[] {
  const { booking, status, bookingLink } = entry;
  const t = emailDigestMessages(language);
  const { tripLine, seeBooking } = emailBlocksMessages(language);
  const isOpen = status === 'awaiting-payment';
  return [
    heading(t.booking(booking.ref, statusText(status, language).title)),
    list(booking.trips.map(({ title, departure }) => tripLine(title, departureText(departure, language)))),
    factsBlock([[t.toPay, isOpen ? dueText(entry, language) : null]]),
    link(isOpen ? t.payOrCancel : seeBooking, bookingLink),
  ];
}

function dueText({ booking, expiresAt }: DigestEntry, language: Language): string {
  const t = emailDigestMessages(language);
  const amount = amountText(booking.nowUsd * 100, language);
  return expiresAt === null ? t.payByDeparture(amount) : t.payBy(amount, momentText(expiresAt, language));
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
  const leaves = first === undefined ? '' : `, leaves ${departureText(first, 'en')}`;
  return `${ref}: ${statusText(status, 'en').label}, ${sanitizeUserName(booker.name)}, ${dollarText(totalUsd * 100, 'en-US')}${leaves}`;
}
