import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../src/server/database/tables.ts';
import { IS_CANCELLED } from './copies.ts';
import { PASSPORT_KEY } from './places.ts';

/** A table with rows for every booking, and how a copy's rows differ from the original's. */
export interface CopiedTable {
  readonly table: keyof Tables;
  /** The column with the booking's reference. */
  readonly owner: 'ref' | 'booking_ref';
  readonly made: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Which copies have such rows still; all where it is left out. */
  readonly kept?: RawBuilder<unknown>;
}

/** The original's value under the copy's name: what must be unique. */
const own = (column: string) => sql`copy.ref || substr(${sql.ref(`original.${column}`)}, 9)`;
const named = (column: string) => sql`${sql.ref(`original.${column}`)} || '-' || copy.ref`;
const placed = sql`copy.placed`;
const leaves = sql`copy.leaves`;
/** As long as a real one; nobody opens it. */
const sealed = sql.lit('c2VhbGVk'.repeat(25));
/** Passports are forgotten after a month, and most trips need none. */
const ofPassport = (value: RawBuilder<unknown>) =>
  sql`case when copy.age < 30 and copy.i % 3 = 1 and not (${IS_CANCELLED}) then ${value} end`;

/** Every table that grows with bookings, in the order in which rows may be added. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  {
    table: 'bookings',
    owner: 'ref',
    made: {
      status: sql`case when ${IS_CANCELLED} then 'cancelled' else 'completed' end`,
      placed_at: placed,
      ends_at: leaves,
      booker_email: sql`lower(copy.ref) || '@example.com'`,
      booker_mobile: sql`'+63917' || copy.digits`,
      search_text: sql`'maria santos ' || lower(copy.ref) || '@example.com +63917' || copy.digits`,
    },
  },
  { table: 'booked_trips', owner: 'booking_ref', made: { departure: leaves, ends_at: leaves } },
  {
    table: 'participants',
    owner: 'booking_ref',
    made: { passport: ofPassport(sealed), passport_key: ofPassport(sql.lit(PASSPORT_KEY)), saved_at: placed },
  },
  { table: 'booking_events', owner: 'booking_ref', made: { at: placed } },
  { table: 'payments', owner: 'booking_ref', made: { id: named('id'), received_at: placed } },
  {
    table: 'payment_starts',
    owner: 'booking_ref',
    made: {
      id: named('id'),
      session_id: named('session_id'),
      idempotency_key: named('idempotency_key'),
      created_at: placed,
      expires_at: placed,
      closed_at: placed,
    },
  },
  {
    table: 'booking_terms',
    owner: 'booking_ref',
    made: {
      term: sql`case when original.term = lower(original.booking_ref) then lower(copy.ref)
        when original.term like '%@%' then lower(copy.ref) || '@example.com'
        when substr(original.term, 1, 1) = '#' then '#63917' || copy.digits else original.term end`,
    },
  },
  {
    table: 'check_ins',
    owner: 'booking_ref',
    made: { id: named('id'), departure: leaves, at: leaves, received_at: leaves },
  },
  { table: 'booking_notes', owner: 'booking_ref', made: { at: placed } },
  // Every third traveller came by an advertisement.
  {
    table: 'arrivals',
    owner: 'ref',
    made: { arrived_at: placed, booking_ref: sql`case when copy.booked > 90 then copy.ref end` },
    kept: sql`copy.i % 3 = 0`,
  },
  { table: 'secrets', owner: 'ref', made: { hash: own('hash'), created_at: placed } },
  {
    table: 'outbox',
    owner: 'booking_ref',
    made: { id: own('id'), created_at: placed, due_at: placed, finished_at: placed },
    kept: sql`copy.booked < 366`,
  },
  {
    table: 'idempotency_keys',
    owner: 'booking_ref',
    made: { key: named('key'), created_at: placed },
    kept: sql`copy.booked < 30`,
  },
];
