import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { copyBooking } from '../../../bench/service/many-bookings.ts';
import { completeBooking } from '../../../bench/service/whole-booking.ts';
import { departuresOn } from '../../../src/server/backoffice/departures.ts';
import { deleteExpiredData } from '../../../src/server/jobs/data-retention.ts';
import type { Cursor } from '../../../src/server/repositories/booking-filter.ts';
import type { BookingsPage } from '../../../src/server/repositories/booking-search.repository.ts';
import { aBackoffice, bookAt } from '../../fixtures/steps/a-backoffice.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const REF = 'DAY00000';
const COPIES = 2000;

/** Tables that grow with every booking. */
const WHOLE = [
  'bookings',
  'booked_trips',
  'participants',
  'booking_events',
  'payments',
  'payment_starts',
  'check_ins',
  'booking_terms',
] as const;
/** Those of which a part is kept. */
const PARTS = ['refunds', 'arrivals', 'booking_notes', 'secrets', 'carts', 'outbox', 'idempotency_keys'] as const;

async function countsIn({ database }: TestServices): Promise<Readonly<Record<string, number>>> {
  const counts = [...WHOLE, ...PARTS].map(
    (table) => sql`select ${sql.lit(table)} as name, count(*) as count from ${sql.table(table)}`,
  );
  const { rows } = await database.read((db) =>
    sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

/** The references of all bookings that fit a query, page by page. */
async function allPages({ unitOfWork }: TestServices, query: string): Promise<readonly string[]> {
  const refs: string[] = [];
  for (let cursor: Cursor | null = null; ; ) {
    const after: Cursor | null = cursor;
    const { bookings, next }: BookingsPage = await unitOfWork.read(({ bookingSearch }) =>
      bookingSearch.find(query, after, 50),
    );
    refs.push(...bookings.map(({ ref }) => ref));
    if (next === null) return refs;
    cursor = next;
  }
}

describeOnBothDatabases('many bookings of the benchmark', (newPlace) => {
  test('have rows in every table that grows, and nothing that a server would have forgotten', {
    timeout: 120_000,
  }, async () => {
    const backoffice = await aBackoffice(await newPlace());
    const { services, day } = backoffice;
    await bookAt(backoffice, REF);
    await completeBooking(services.database, REF);
    const one = await countsIn(services);
    await copyBooking(services.database, REF, COPIES);
    const all = await countsIn(services);
    for (const table of WHOLE) expect([table, all[table]]).toEqual([table, (one[table] ?? 0) * (1 + COPIES)]);
    expect(all).toMatchObject({ refunds: COPIES / 10, carts: 89, booking_notes: 1 + COPIES });
    for (const table of ['arrivals', 'outbox', 'idempotency_keys', 'secrets'] as const) {
      expect(all[table]).toBeGreaterThan(one[table] ?? 0);
    }

    // All have that name, so it is looked for among the newest; each page goes on from the last.
    const found = await allPages(services, 'maria san');
    expect([found.length, new Set(found).size]).toEqual([1 + COPIES, 1 + COPIES]);
    expect(await allPages(services, 'maria B0048271')).toEqual(['B0048271']);

    const passports = () => services.unitOfWork.read(({ participants }) => participants.encryptedWithOther('none'));
    expect((await passports()).length).toBeGreaterThan(3);
    expect(await deleteExpiredData(services.unitOfWork, Date.now())).toEqual({ passports: 0, carts: 0, bookings: 0 });
    expect(await countsIn(services)).toEqual(all);
    const leaving = await services.unitOfWork.read((repositories) =>
      departuresOn(repositories, { day }, null, Date.now()),
    );
    expect(leaving.map(({ bookingRef, persons }) => [bookingRef, persons.length])).toEqual([[REF, 2]]);
  });
});
