import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Cursor } from './booking-filter.ts';
import type { BookingRecord } from './booking-record.ts';
import { prefixesOf, type TermPrefixes } from './booking-terms.ts';
import { loadBookings } from './load-bookings.ts';
import { inChunks } from './sql-chunks.ts';

/** Some bookings of a list, and where it goes on; null at its end. */
export interface BookingsPage {
  readonly bookings: readonly BookingRecord[];
  readonly next: Cursor | null;
}

/** Finds bookings by the beginnings of their terms: see booking-terms.ts. */
export interface BookingSearchRepository {
  /**
   * The newest first, after a cursor; all where the query is empty. A page may have few, and a next
   * one: of a common beginning, no more than {@link MAX_TRIED} bookings are looked at.
   */
  find(query: string, cursor: Cursor | null, most: number): Promise<BookingsPage>;
}

/** A beginning that no more bookings have is looked up; of a common one the newest are tried. */
const MAX_RARE = 1000;
/** Maximum number of bookings that are tried for one page, and at a time. */
const MAX_TRIED = 5000;
const TRIED_STEP = 500;

/** Sorts after every character that a term may have. */
const LAST = '\u{10ffff}';

/** Bookings that fit, the newest first, and the last that was tried; null where all were. */
interface Found {
  readonly places: readonly Cursor[];
  readonly triedUntil: Cursor | null;
}

type Is = ExpressionBuilder<Tables, 'bookings'>;

export function bookingSearchRepository(db: Kysely<Tables>): BookingSearchRepository {
  return {
    find: async (query, cursor, most) => {
      const groups = prefixesOf(query);
      if (query !== '' && groups.length === 0) return { bookings: [], next: null };
      const rare = await rarest(groups);
      const found = rare ? await among(rare.refs, rare.others, cursor) : await newest(groups, cursor, most);
      const page = found.places.slice(0, most);
      const isCut = found.places.length > most;
      return {
        bookings: await loadBookings(
          db,
          page.map(({ ref }) => ref),
        ),
        next: (isCut ? page.at(-1) : found.triedUntil) ?? null,
      };
    },
  };

  /** The group that the fewest bookings fit, with these; null where each group fits many. */
  async function rarest(groups: readonly TermPrefixes[]) {
    const counted: { readonly refs: readonly string[]; readonly others: readonly TermPrefixes[] }[] = [];
    for (const group of groups) {
      const rows: string[] = [];
      for (const prefix of group) rows.push(...(await refsWith(prefix)));
      const others = groups.filter((other) => other !== group);
      if (rows.length <= MAX_RARE) counted.push({ refs: [...new Set(rows)], others });
    }
    return counted.toSorted((a, b) => a.refs.length - b.refs.length)[0] ?? null;
  }

  async function refsWith(prefix: string): Promise<readonly string[]> {
    const rows = db.selectFrom('booking_terms').select('booking_ref');
    const range = rows.where('term', '>=', prefix).where('term', '<', prefix + LAST);
    return (await range.limit(MAX_RARE + 1).execute()).map(({ booking_ref }) => booking_ref);
  }

  async function among(
    refs: readonly string[],
    others: readonly TermPrefixes[],
    cursor: Cursor | null,
  ): Promise<Found> {
    const rows = await inChunks(refs, (some) =>
      db
        .selectFrom('bookings')
        .select(['ref', 'placed_at as placedAt'])
        .where('ref', 'in', some)
        .where((is) => is.and([...afterCursor(is, cursor), ...others.map((group) => fits(is, group))]))
        .execute(),
    );
    return { places: rows.toSorted(compare), triedUntil: null };
  }

  /** The newest that fit, step by step: of a common beginning the first step has enough. */
  async function newest(groups: readonly TermPrefixes[], cursor: Cursor | null, most: number): Promise<Found> {
    const step = groups.length === 0 ? most + 1 : TRIED_STEP;
    const places: Cursor[] = [];
    let triedUntil = cursor;
    for (let tried = 0; tried < MAX_TRIED; tried += step) {
      const rows = await tryNewest(groups, triedUntil, step);
      places.push(...rows.filter((row) => groups.length === 0 || Boolean(row.fits)));
      if (places.length > most || rows.length < step) return { places, triedUntil: null };
      triedUntil = rows.at(-1) ?? null;
    }
    return { places, triedUntil };
  }

  function tryNewest(groups: readonly TermPrefixes[], after: Cursor | null, count: number) {
    return db
      .selectFrom('bookings')
      .select(['ref', 'placed_at as placedAt'])
      .select((is) => is.and([sql<SqlBool>`1 = 1`, ...groups.map((group) => fits(is, group))]).as('fits'))
      .where((is) => is.and(afterCursor(is, after)))
      .orderBy('placed_at', 'desc')
      .orderBy('ref')
      .limit(count)
      .execute();
  }
}

function afterCursor(is: Is, cursor: Cursor | null): readonly Expression<SqlBool>[] {
  if (!cursor) return [];
  const isLater = is.or([is('placed_at', '<', cursor.placedAt), is('bookings.ref', '>', cursor.ref)]);
  return [is('placed_at', '<=', cursor.placedAt), isLater];
}

/** Whether a booking has a term that begins with one of these. */
function fits(is: Is, prefixes: TermPrefixes): Expression<SqlBool> {
  const ranges = prefixes.map((prefix) => sql<SqlBool>`(term >= ${prefix} and term < ${prefix + LAST})`);
  return is.exists(
    is
      .selectFrom('booking_terms')
      .select('term')
      .whereRef('booking_ref', '=', 'bookings.ref')
      .where(sql<SqlBool>`(${sql.join(ranges, sql` or `)})`),
  );
}

function compare(a: Cursor, b: Cursor): number {
  if (a.placedAt !== b.placedAt) return a.placedAt < b.placedAt ? 1 : -1;
  return a.ref < b.ref ? -1 : 1;
}
