import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/server/database/tables.ts';

/** The last step before departures counted their places. */
const LAST_OLD_STEP = '0008-mailed-secrets';

/** What later steps have added. A step that is missing here fails when it is applied again. */
const ADDED_INDEXES = [
  'booked_trips_listing_departure',
  'booked_trips_pool_departure',
  'payments_received_at',
  'refunds_at',
  'bookings_refund_due',
];
const ADDED_COLUMNS = {
  booked_trips: ['pool', 'sharing', 'seats'],
  booking_notes: ['written_by'],
  payments: ['recorded_by'],
  bookings: ['language', 'dropped_trips'],
} as const;
const ADDED_TABLES = [
  'departure_changes',
  'sea_statuses',
  'staff',
  'staff_invitations',
  'passkeys',
  'passkey_challenges',
  'staff_sessions',
  'sign_in_counts',
  'check_ins',
  'booking_terms',
  'calendar_links',
];

/** Gives a database the tables that it had before departures counted their places. */
export async function restoreOlderTables(db: Kysely<Tables>): Promise<void> {
  for (const index of ADDED_INDEXES) await db.schema.dropIndex(index).execute();
  for (const table of ADDED_TABLES) await db.schema.dropTable(table).execute();
  for (const [table, columns] of Object.entries(ADDED_COLUMNS))
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  await sql`delete from migrations where name > ${LAST_OLD_STEP}`.execute(db);
}
