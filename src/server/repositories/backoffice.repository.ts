import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { BackofficeRepository, BookingFilter, Period } from './booking-filter.ts';
import type { BookingRecord } from './booking-record.ts';
import { bookingOf } from './booking-rows.ts';
import { searchTermsOf } from './search-text.ts';
import { inChunks } from './sql-chunks.ts';

type Is = ExpressionBuilder<Tables, 'bookings'>;

export function backofficeRepository(db: Kysely<Tables>): BackofficeRepository {
  return {
    bookings: async (filter, most, now) => {
      const exact = filter.text === undefined ? [] : await byPeriod({ ...filter, isExact: true }, most, now);
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
    departing: async (period, listing) => (await bookedOn(period, listing)).filter((booking) => !isOver(booking)),
    cancelledOn: async (period) => (await bookedOn(period)).filter(isOver),
  };

  async function byPeriod(filter: Search, most: number, now: string): Promise<readonly BookingRecord[]> {
    const { departs } = filter;
    if (!departs) {
      const newest = db.selectFrom('bookings').selectAll().orderBy('placed_at', 'desc').orderBy('ref').limit(most);
      return withTrips(await newest.where((is) => is.and(conditions(is, filter, now))).execute());
    }
    // SQLite runs a cross join in the given order: a day's trips are few, bookings are many.
    const departingTrips = departures(departs)
      .crossJoin('bookings')
      .whereRef('bookings.ref', '=', 'booked_trips.booking_ref')
      .where((is) => is.and(conditions(is as unknown as Is, filter, now)))
      .select(({ fn }) => ['bookings.ref', fn.min('departure').as('first')])
      .groupBy('bookings.ref')
      .orderBy('first')
      .orderBy('bookings.ref')
      .limit(most);
    const refs = (await departingTrips.execute()).map(({ ref }) => ref);
    const found = new Map((await withTrips(await rowsOf(refs))).map((booking) => [booking.ref, booking]));
    return refs.flatMap((ref) => found.get(ref) ?? []);
  }

  async function bookedOn(period: Period, listing?: string): Promise<readonly BookingRecord[]> {
    let query = departures(period).select('booking_ref').distinct();
    if (listing !== undefined) query = query.where('listing_code', '=', listing);
    return withTrips(await rowsOf((await query.execute()).map(({ booking_ref }) => booking_ref)));
  }

  function departures({ from, before }: Period) {
    return db.selectFrom('booked_trips').where('departure', '>=', from).where('departure', '<', before);
  }

  function rowsOf(refs: readonly string[]) {
    return inChunks(refs, (some) => db.selectFrom('bookings').selectAll().where('ref', 'in', some).execute());
  }

  async function withTrips(rows: Awaited<ReturnType<typeof rowsOf>>): Promise<readonly BookingRecord[]> {
    const refs = rows.map(({ ref }) => ref);
    const all = await inChunks(refs, (some) =>
      db.selectFrom('booked_trips').selectAll().where('booking_ref', 'in', some).orderBy('position').execute(),
    );
    const trips = Map.groupBy(all, ({ booking_ref }) => booking_ref);
    return rows.map((row) => bookingOf(row, trips.get(row.ref) ?? []));
  }
}

const isOver = ({ status }: BookingRecord) => status === 'cancelled' || status === 'expired';

interface Search extends BookingFilter {
  /** Whether words are searched exactly first, by an index. */
  readonly isExact?: boolean;
}

function conditions(is: Is, { status, placed, text, isExact }: Search, now: string): Expression<SqlBool>[] {
  return [
    ...(status === undefined ? [] : [statusIs(is, status, now)]),
    ...(placed === undefined ? [] : [is('placed_at', '>=', placed.from), is('placed_at', '<', placed.before)]),
    ...(text === undefined ? [] : [isExact ? isNamed(is, text.trim()) : contains(is, text)]),
  ];
}

/** The condition for a status at a moment: expiry counts before its job has stored it. */
function statusIs(is: Is, status: string, now: string): Expression<SqlBool> {
  const unpaid = is('status', '=', 'awaiting-payment');
  if (status === 'awaiting-payment') return is.and([unpaid, is('expires_at', '>', now)]);
  if (status === 'expired') return is.or([is('status', '=', status), is.and([unpaid, is('expires_at', '<=', now)])]);
  return is('status', '=', status);
}

function isNamed(is: Is, text: string): Expression<SqlBool> {
  const { mobiles } = searchTermsOf(text);
  return is.or([
    is('bookings.ref', '=', text.toUpperCase()),
    is('booker_email', '=', text.toLowerCase()),
    ...(mobiles.length > 0 ? [is('booker_mobile', 'in', [...mobiles])] : []),
  ]);
}

function contains(is: Is, text: string): Expression<SqlBool> {
  const { words, digits } = searchTermsOf(text);
  const hasWord = (word: string) => is.or([has(is, 'search_text', word), has(is, 'bookings.ref', word.toUpperCase())]);
  return is.or([is.and(words.map(hasWord)), ...(digits === null ? [] : [has(is, 'search_text', digits)])]);
}

function has(is: Is, column: 'bookings.ref' | 'search_text', part: string): Expression<SqlBool> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${is.ref(column)} like ${pattern} escape '\\'`;
}
