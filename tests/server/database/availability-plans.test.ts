import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openPool } from '../../../src/server/database/postgres-pool.ts';
import type { Tables } from '../../../src/server/database/tables.ts';
import { availabilityRepository } from '../../../src/server/repositories/availability.repository.ts';
import { postgresPlace } from '../../fixtures/databases.ts';

const postgres = inject('postgres');
const BOOKINGS = 20_000;
/** Filling a schema may take long on a busy machine. */
const NO_TIMEOUTS = { statement: 0, answer: 0 };

/** A schema with many bookings of one trip each, twenty a day of ten listings. */
async function aFullSchema() {
  const { DATABASE_URL } = await postgresPlace('url' in postgres ? postgres.url : '');
  const queries: LogEvent['query'][] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(DATABASE_URL ?? '', NO_TIMEOUTS, 1) }),
    log: ({ query }) => void queries.push(query),
  });
  onTestFinished(() => db.destroy());
  await sql`insert into bookings (ref, status, placed_at, booker_name, booker_email, booker_mobile, currency,
      total_usd, now_usd, balances, paid_cents, refund_cents, refunded_cents, ends_at, search_text)
    select 'B' || i, 'paid', '2026-11-21', '', '', '', 'USD', 10, 10, '[]', 0, 0, 0, '2027-01-12', ''
    from generate_series(1, ${sql.lit(BOOKINGS)}) i`.execute(db);
  await sql`insert into booked_trips (booking_ref, ref, position, listing_code, provider, departure, ends_at,
      people, total_usd, cash_php, documents, details)
    select 'B' || i, 'T', 0, 'L' || i % 10, '', to_char(date '2027-01-01' + i / 20, 'YYYY-MM-DD') || 'T07:30:00+08:00',
      '', 2, 10, 0, 'none', '{}'
    from generate_series(1, ${sql.lit(BOOKINGS)}) i`.execute(db);
  await sql`analyze bookings`.execute(db);
  await sql`analyze booked_trips`.execute(db);
  queries.length = 0;
  return { db, queries };
}

describe.skipIf(!('url' in postgres))('counting the places of a departure, on PostgreSQL', () => {
  test('reads neither all bookings nor all trips, however many there are', async () => {
    const { db, queries } = await aFullSchema();
    const period = { from: '2027-06-01T00:00:00+08:00', before: '2027-06-03T00:00:00+08:00' };
    const trips = await availabilityRepository(db, async () => {}).bookedTrips(['L1', 'L2'], period);
    expect(trips).toHaveLength(8);
    const [query] = queries;
    if (!query) throw new Error('nothing was asked');
    const explained = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain ${query.sql}` });
    const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/^Index Scan using booked_trips_\w+ on booked_trips/);
    expect(plan).not.toContain('Seq Scan');
  });
});
