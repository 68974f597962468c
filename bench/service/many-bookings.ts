import { type Kysely, sql } from 'kysely';
import { manilaDate } from '../../src/lib/time/manila.ts';
import type { Database } from '../../src/server/database/database.ts';
import type { Tables } from '../../src/server/database/tables.ts';
import { cartBody } from './cart-body.ts';
import { COPIED_TABLES, type CopiedTable } from './copied-tables.ts';
import { copies, IS_CANCELLED, type Range } from './copies.ts';

/**
 * Copies made in one transaction. Each of its statements stays well below what a server lets one
 * take.
 */
const BATCH_SIZE = 10_000;

/**
 * Copies a booking with everything that belongs to it, as after eight years. Each copy has left on
 * some day in the past, has what is stored of it by now, and was left beside carts that nobody
 * booked.
 */
export async function copyBooking(database: Database, ref: string, count: number): Promise<void> {
  const isSqlite = database.location.endsWith('.sqlite');
  const today = manilaDate(Date.now());
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const range = { from, to: Math.min(count, from + BATCH_SIZE), today, isSqlite };
    await database.write(ref, (db) => copyRange(db, ref, range));
  }
  // A server that has grown to this number has gathered these on its way.
  await database.write(ref, (db) => sql`analyze`.execute(db));
}

async function copyRange(db: Kysely<Tables>, ref: string, range: Range): Promise<void> {
  for (const table of COPIED_TABLES) await copyRows(db, table, ref, range);
  await addRefunds(db, ref, range);
  await addCarts(db, range);
}

/** One statement: every row of the original, for every copy. */
async function copyRows(db: Kysely<Tables>, copied: CopiedTable, ref: string, range: Range): Promise<void> {
  const { table, owner, made, kept } = copied;
  const isOwn = sql<boolean>`${sql.ref(`original.${owner}`)} = ${sql.lit(ref)}`;
  const original = await sql<object>`select * from ${sql.table(table)} as original where ${isOwn}`.execute(db);
  const columns = Object.keys(original.rows[0] ?? {});
  if (columns.length === 0) throw new Error(`${ref} has no rows in ${table}: there is nothing to copy.`);
  const values: Readonly<Record<string, unknown>> = { ...made, [owner]: sql`copy.ref` };
  const selected = columns.map((column) => values[column] ?? sql.ref(`original.${column}`));
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(selected)} from ${copies(range)} as copy cross join ${sql.table(table)} as original
    where ${isOwn} and ${kept ?? sql`1 = 1`}`.execute(db);
}

/** What was paid for trips that were called off went back. */
async function addRefunds(db: Kysely<Tables>, ref: string, range: Range): Promise<void> {
  await sql`insert into refunds
    (id, booking_ref, payment_id, service_id, cents, owed_cents, amount, currency, status, reason, actor, at, changed_at)
    select 'refund-' || copy.ref, copy.ref, payment.id || '-' || copy.ref, null, payment.cents, payment.cents, null, null,
      'given', 'Cancelled in time.', 'operator', copy.placed, copy.placed
    from ${copies(range)} as copy cross join payments as payment
    where payment.booking_ref = ${sql.lit(ref)} and ${IS_CANCELLED}`.execute(db);
}

/** As many as were booked, of the days after which they are forgotten. */
async function addCarts(db: Kysely<Tables>, range: Range): Promise<void> {
  const { contactInfo, bookingItems, currency, revision } = cartBody(1);
  const recent = sql`from ${copies(range)} as copy where copy.age < 90`;
  await sql`insert into carts (ref, revision, contact, items, currency, updated_at)
    select 'C' || copy.digits, ${sql.lit(revision)}, ${sql.lit(JSON.stringify(contactInfo))},
      ${sql.lit(JSON.stringify(bookingItems))}, ${sql.lit(currency)}, copy.leaves ${recent}`.execute(db);
  await sql`insert into secrets (hash, ref, created_at)
    select 'C' || copy.digits || ${sql.lit('h'.repeat(35))}, 'C' || copy.digits, copy.leaves ${recent}`.execute(db);
}
