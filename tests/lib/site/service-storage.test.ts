import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_RETENTION_YEARS } from '../../../src/server/backoffice/erase-person.ts';
import { PASSPORT_RETENTION_DAYS } from '../../../src/server/bookings/passport-crypto.ts';
import type { Tables } from '../../../src/server/database/tables.ts';
import {
  CART_RETENTION_DAYS,
  KEY_RETENTION_DAYS,
  MAIL_RETENTION_DAYS,
  ORIGIN_RETENTION_DAYS,
  SLOT_RETENTION_DAYS,
  UNPAID_RETENTION_DAYS,
} from '../../../src/server/jobs/data-retention.ts';
import { PERSONAL_TABLES } from '../../../src/server/repositories/people.repository.ts';

const page = readFileSync('src/content/pages/privacy.md', 'utf8');
const retention = page.split('## How long we keep it')[1]?.split('\n## ')[0] ?? '';
const erased = page.split('## How to ask')[1]?.split('\n## ')[0] ?? '';

/** Every table but those in which no traveller stands. */
type Personal = Exclude<
  keyof Tables,
  | 'migrations'
  | 'departure_changes'
  | 'sea_statuses'
  | 'staff'
  | 'staff_invitations'
  | 'passkeys'
  | 'passkey_challenges'
  | 'staff_sessions'
  | 'request_counts'
  | 'calendar_links'
  | 'resellers'
>;

/**
 * The words of the page under which each table stands. A new table does not compile before it has
 * some.
 */
const NAMED: Readonly<Record<Personal, RegExp>> = {
  carts: /\*\*Carts that you did not book/,
  arrivals: /\*\*Carts that you did not book,\*\* .*campaign labels/,
  bookings: /\*\*Paid bookings/,
  booked_trips: /\*\*Paid bookings/,
  booking_events: /\*\*Paid bookings/,
  booking_notes: /\*\*Bookings that nobody paid,\*\* with everything in them/,
  secrets: /\*\*Bookings that nobody paid,\*\* with everything in them/,
  reseller_bookings: /\*\*Bookings that nobody paid,\*\* with everything in them/,
  participants: /\*\*Bookings that nobody paid,\*\* with everything in them/,
  payments: /payments and refunds/,
  check_ins: /whether you came/,
  booking_terms: /\*\*Paid bookings/,
  payment_starts: /payments and refunds/,
  refunds: /payments and refunds/,
  outbox: /\*\*Notes about our e-mails/,
  booking_origins: /\*\*A fingerprint of the network that you booked from/,
  mail_slots: /one of the mailbox that each e-mail of ours went to/,
  idempotency_keys: /\*\*A fingerprint of each booking as your browser sent it/,
};

const line = (begin: RegExp) => retention.split('\n').find((text) => begin.test(text)) ?? '';

describe('what /privacy says that the service keeps', () => {
  test('is every table with something of a person in it', () => {
    expect(Object.keys(NAMED).toSorted()).toEqual(PERSONAL_TABLES.map(([table]) => table as string).toSorted());
    for (const [table, words] of Object.entries(NAMED)) expect(retention, table).toMatch(words);
  });

  test.each([
    ['carts', NAMED.carts, `: ${CART_RETENTION_DAYS} days after`],
    ['bookings that nobody paid', /Bookings that nobody paid/, `: ${UNPAID_RETENTION_DAYS} days after`],
    ['passports', /Passport data/, `until ${PASSPORT_RETENTION_DAYS} days after the last trip`],
    ['networks', NAMED.booking_origins, `the network ${ORIGIN_RETENTION_DAYS} days`],
    ['mailboxes', NAMED.mail_slots, `the mailbox ${SLOT_RETENTION_DAYS} days`],
    ['requests', NAMED.idempotency_keys, `: ${KEY_RETENTION_DAYS} days`],
    ['copies', /Copies of the database/, `: ${PASSPORT_RETENTION_DAYS} days`],
  ])('is kept as long as it says: %s', (_name, begin, words) => {
    expect(line(begin)).toContain(words);
  });

  test('is kept for years where it says so', () => {
    expect([ACCOUNT_RETENTION_YEARS, MAIL_RETENTION_DAYS]).toEqual([10, 366]);
    expect(line(NAMED.bookings)).toContain('the end of the tenth year after the year of your last trip');
    expect(line(NAMED.outbox)).toContain('one year');
  });

  test('is erased with its fingerprints', () => {
    expect(erased).toContain('the fingerprints named above');
  });
});
