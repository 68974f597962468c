import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openPool } from '../../../src/server/database/postgres-pool.ts';
import type { Tables } from '../../../src/server/database/tables.ts';
import { availabilityRepository } from '../../../src/server/repositories/availability.repository.ts';
import type { AvailabilityRepository } from '../../../src/server/repositories/availability-record.ts';
import { postgresPlace } from '../../fixtures/steps/databases.ts';
import { plansOf } from '../../fixtures/steps/sqlite-plans.ts';

const postgres = inject('postgres');
const BOOKINGS = 20_000;
/** Filling a schema may take long on a busy machine. */
const NO_TIMEOUTS = { statement: 0, answer: 0 };

/** Many bookings of one trip each, twenty a day of ten listings, of which two share a pool. */
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
      people, total_usd, cash_php, documents, details, pool, sharing, seats)
    select 'B' || i, 'T', 0, 'L' || i % 10, '', to_char(date '2027-01-01' + i / 20, 'YYYY-MM-DD') || 'T07:30:00+08:00',
      '', 2, 10, 0, 'none', '{}', 'P' || i % 5, 'seats', 10
    from generate_series(1, ${sql.lit(BOOKINGS)}) i`.execute(db);
  await sql`analyze bookings`.execute(db);
  await sql`analyze booked_trips`.execute(db);
  return { db, queries };
}

const PERIOD = { from: '2027-06-01T00:00:00+08:00', before: '2027-06-03T00:00:00+08:00' };
/** What counts a departure: the trips of listings, and those of withdrawn ones in its pool. */
const QUERIES: readonly [
  string,
  (availability: AvailabilityRepository) => Promise<readonly unknown[]>,
  found: number,
][] = [
  ['the trips of listings', (availability) => availability.bookedTrips(['L1', 'L2'], PERIOD), 8],
  ['the trips of a pool', (availability) => availability.pooledTrips('P1', ['L1', 'L3'], PERIOD), 4],
];

describe.skipIf(!('url' in postgres))(
  'the places of a departure are counted by an index (specification.md#places-of-a-departure), on PostgreSQL',
  () => {
    test('reads neither all bookings nor all trips, however many there are', async () => {
      const { db, queries } = await aFullSchema();
      for (const [name, ask, found] of QUERIES) {
        queries.length = 0;
        const trips = await ask(availabilityRepository(db, async () => {}));
        expect([name, trips.length]).toEqual([name, found]);
        const [query] = queries;
        if (!query) throw new Error('nothing was asked');
        const explained = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain ${query.sql}` });
        const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toMatch(/^Index Scan using booked_trips_\w+ on booked_trips/);
        expect(plan).not.toContain('Seq Scan');
      }
    });
  },
);

describe('the places of a departure are counted by an index (specification.md#places-of-a-departure), on SQLite', () => {
  test.each(QUERIES)('%s are found without reading all bookings or all trips', async (_name, ask) => {
    const [trips, ...bookings] = await plansOf(({ availability }) => ask(availability));
    expect(trips).toMatch(
      /^SEARCH trip USING INDEX booked_trips_(?:listing|pool)_departure \((?:listing_code|pool)=\? AND departure>\? AND departure<\?\)$/,
    );
    // Status and expiry of one booking, at once.
    expect(bookings.filter((plan) => /^SCAN/.test(plan))).toEqual([]);
    expect(bookings.filter((plan) => /^SEARCH bookings USING INDEX \w+ \(ref=\?\)$/.test(plan))).toHaveLength(1);
  });
});
