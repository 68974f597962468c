import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/lib/server/database/database.ts';
import type { Tables } from '../../src/lib/server/database/tables.ts';

/** So many rows in one statement. */
const AT_ONCE = 50_000;
/** The copies leave on so many days before this year, none of them on the day of the original. */
const DAYS = 3000;

type Row = Readonly<Record<string, unknown>>;

/** Copies a booking with its trips, so that each copy has a reference of its own and left some day in the past. */
export async function copyBooking(database: Database, ref: string, count: number): Promise<void> {
  const isSqlite = database.location.endsWith('.sqlite');
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE);
    await database.write(ref, (db) => copyRange(db, { ref, from, to, isSqlite }));
  }
  // A server that has grown to so many has gathered these on its way.
  await database.write(ref, (db) => sql`analyze`.execute(db));
}

interface Range {
  readonly ref: string;
  readonly from: number;
  readonly to: number;
  readonly isSqlite: boolean;
}

async function copyRange(db: Kysely<Tables>, range: Range): Promise<void> {
  const numbers = range.isSqlite
    ? sql`(with recursive n(i) as (select ${range.from} union all select i + 1 from n where i + 1 < ${range.to}) select i from n)`
    : sql`(select i from generate_series(${sql.lit(range.from)}::int, ${sql.lit(range.to - 1)}::int) as n(i))`;
  const copyRef = range.isSqlite ? sql`printf('%08d', i)` : sql`lpad(i::text, 8, '0')`;
  const day = range.isSqlite
    ? sql`date('2024-12-01', '-' || (i % ${sql.lit(DAYS)}) || ' days')`
    : sql`to_char(date '2024-12-01' - (i % ${sql.lit(DAYS)}), 'YYYY-MM-DD')`;
  const instant = sql`${day} || 'T07:30:00+08:00'`;
  const booking = await db.selectFrom('bookings').selectAll().where('ref', '=', range.ref).executeTakeFirstOrThrow();
  const trips = await db.selectFrom('booked_trips').selectAll().where('booking_ref', '=', range.ref).execute();
  const status = { status: sql`'completed'` };
  await copyRow(db, 'bookings', booking, numbers, { ...status, ref: copyRef, placed_at: instant, ends_at: instant });
  for (const trip of trips) {
    await copyRow(db, 'booked_trips', trip, numbers, { booking_ref: copyRef, departure: instant, ends_at: instant });
  }
}

/** One statement: the row for every number, with some columns made from it. */
async function copyRow(
  db: Kysely<Tables>,
  table: 'bookings' | 'booked_trips',
  row: object,
  numbers: RawBuilder<unknown>,
  made: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  const columns = Object.keys(row);
  const values = columns.map((column) => made[column] ?? sql.lit((row as Row)[column]));
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from ${numbers} as numbers`.execute(db);
}
