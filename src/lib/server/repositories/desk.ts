import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { BookingRecord } from '../bookings/booking-record.ts';
import type { Tables } from '../database/tables.ts';
import type { BookingFilter, DeskRepository, Period } from '../desk/desk-repository.ts';
import { bookingOf } from './booking-rows.ts';
import { chunksOf } from './chunks.ts';

type Is = ExpressionBuilder<Tables, 'bookings'>;

export function deskRepository(db: Kysely<Tables>): DeskRepository {
  return {
    bookings: async (filter, most, now) => {
      const exact = filter.text === undefined ? [] : await byPeriod({ ...filter, ...exactly(filter.text) }, most, now);
      return exact.length > 0 ? exact : byPeriod(filter, most, now);
    },
    after: async (cursor, { placed }, most) => {
      let query = db.selectFrom('bookings').selectAll().orderBy('placed_at').orderBy('ref').limit(most);
      if (placed) query = query.where('placed_at', '>=', placed.from).where('placed_at', '<', placed.before);
      if (cursor) {
        query = query
          .where('placed_at', '>=', cursor.placedAt)
          .where((is) => is.or([is('placed_at', '>', cursor.placedAt), is('ref', '>', cursor.ref)]));
      }
      return withTrips(await query.execute());
    },
    departing: async (period, listing) => {
      let query = departures(period).select('booking_ref').distinct();
      if (listing !== undefined) query = query.where('listing_code', '=', listing);
      const refs = (await query.execute()).map(({ booking_ref }) => booking_ref);
      const bookings = await withTrips(await rowsOf(refs));
      return bookings.filter(({ status }) => status !== 'cancelled' && status !== 'expired');
    },
  };

  async function byPeriod(filter: Search, most: number, now: string): Promise<readonly BookingRecord[]> {
    const { departs } = filter;
    if (!departs) {
      const newest = db.selectFrom('bookings').selectAll().orderBy('placed_at', 'desc').orderBy('ref').limit(most);
      return withTrips(await newest.where((is) => is.and(conditions(is, filter, now))).execute());
    }
    // A cross join is what SQLite takes in the given order: the trips of some days are few, the bookings in a state may be a million.
    const leaving = departures(departs)
      .crossJoin('bookings')
      .whereRef('bookings.ref', '=', 'booked_trips.booking_ref')
      .where((is) => is.and(conditions(is as unknown as Is, filter, now)))
      .select(({ fn }) => ['bookings.ref', fn.min('departure').as('first')])
      .groupBy('bookings.ref')
      .orderBy('first')
      .orderBy('bookings.ref')
      .limit(most);
    const refs = (await leaving.execute()).map(({ ref }) => ref);
    const found = new Map((await withTrips(await rowsOf(refs))).map((booking) => [booking.ref, booking]));
    return refs.flatMap((ref) => found.get(ref) ?? []);
  }

  function departures({ from, before }: Period) {
    return db.selectFrom('booked_trips').where('departure', '>=', from).where('departure', '<', before);
  }

  async function rowsOf(refs: readonly string[]) {
    const found = await Promise.all(
      chunksOf(refs).map((some) => db.selectFrom('bookings').selectAll().where('ref', 'in', some).execute()),
    );
    return found.flat();
  }

  async function withTrips(rows: Awaited<ReturnType<typeof rowsOf>>): Promise<readonly BookingRecord[]> {
    const all = await Promise.all(
      chunksOf(rows.map(({ ref }) => ref)).map((refs) =>
        db.selectFrom('booked_trips').selectAll().where('booking_ref', 'in', refs).orderBy('position').execute(),
      ),
    );
    const trips = Map.groupBy(all.flat(), ({ booking_ref }) => booking_ref);
    return rows.map((row) => bookingOf(row, trips.get(row.ref) ?? []));
  }
}

interface Search extends BookingFilter {
  readonly isExact?: boolean;
}

/** What somebody says on the telephone is mostly whole, and then an index finds it. */
function exactly(text: string): Pick<Search, 'isExact' | 'text'> {
  return { isExact: true, text: text.trim() };
}

function conditions(is: Is, { status, placed, text, isExact }: Search, now: string): Expression<SqlBool>[] {
  return [
    ...(status === undefined ? [] : [statusIs(is, status, now)]),
    ...(placed === undefined ? [] : [is('placed_at', '>=', placed.from), is('placed_at', '<', placed.before)]),
    ...(text === undefined ? [] : [isExact ? isNamed(is, text) : contains(is, text)]),
  ];
}

/** Whether a booking has expired follows from the clock, also before its job has written it down. */
function statusIs(is: Is, status: string, now: string): Expression<SqlBool> {
  const unpaid = is('status', '=', 'awaiting-payment');
  if (status === 'awaiting-payment') return is.and([unpaid, is('expires_at', '>', now)]);
  if (status === 'expired') return is.or([is('status', '=', status), is.and([unpaid, is('expires_at', '<=', now)])]);
  return is('status', '=', status);
}

function isNamed(is: Is, text: string): Expression<SqlBool> {
  return is.or([
    is('bookings.ref', '=', text.toUpperCase()),
    is('booker_email', '=', text.toLowerCase()),
    is('booker_mobile', '=', text.replace(/[\s()-]/g, '')),
  ]);
}

function contains(is: Is, text: string): Expression<SqlBool> {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const columns = ['bookings.ref', 'booker_name', 'booker_email', 'booker_mobile'] as const;
  return is.or(columns.map((column) => sqlLike(is, column, part)));
}

function sqlLike(is: Is, column: 'bookings.ref' | 'booker_name' | 'booker_email' | 'booker_mobile', part: string) {
  return sql<SqlBool>`lower(${is.ref(column)}) like ${part} escape '\\'`;
}
