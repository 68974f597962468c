import { PostgresAdapter, sql } from 'kysely';
import { normalizeText } from '../../../lib/text/normalize-text.ts';
import type { MigratedDatabase } from './columns.ts';

/** Maximum number of bookings in memory. */
const BATCH_SIZE = 500;
const MAX_TERM_LENGTH = 60;
/** Maximum rows of a statement, which may have 32,766 values on SQLite. */
const MAX_ROWS = 5_000;

/** The columns of a booking and of its trips that this step reads. */
type BookerRow = Record<'ref' | 'name' | 'email' | 'mobile', string>;
type TripRow = Record<'ref' | 'details', string>;

/** Adds the terms that bookings are found by, each by its beginning, however many there are. */
export async function bookingTerms(db: MigratedDatabase): Promise<void> {
  // Beginnings are ranges only where terms are ordered by their bytes, as SQLite does it.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('booking_terms')
    .addColumn('booking_ref', 'text', (column) => column.notNull())
    .addColumn('term', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_terms_key', ['booking_ref', 'term'])
    .addForeignKeyConstraint('booking_terms_booking', ['booking_ref'], 'bookings', ['ref'])
    .execute();
  for (let last = ''; ; ) {
    const { rows } = await sql<BookerRow>`
      select ref, booker_name as name, booker_email as email, booker_mobile as mobile
      from bookings where ref > ${last} order by ref limit ${BATCH_SIZE}`.execute(db);
    const end = rows.at(-1);
    if (!end) break;
    const trips = await sql<TripRow>`
      select booking_ref as ref, details from booked_trips where booking_ref > ${last} and booking_ref <= ${end.ref}`.execute(
      db,
    );
    const flights = Map.groupBy(trips.rows, ({ ref }) => ref);
    await addTerms(
      db,
      rows.flatMap((row) => termsOf(row, flights.get(row.ref) ?? []).map((term) => [row.ref, term] as const)),
    );
    last = end.ref;
  }
  await db.schema.createIndex('booking_terms_term').on('booking_terms').columns(['term', 'booking_ref']).execute();
}

/** Adds many at once: a million bookings one by one would take minutes. */
async function addTerms(db: MigratedDatabase, terms: readonly (readonly [ref: string, term: string])[]): Promise<void> {
  for (let from = 0; from < terms.length; from += MAX_ROWS) {
    const values = terms.slice(from, from + MAX_ROWS).map(([ref, term]) => sql`(${ref}, ${term})`);
    await sql`insert into booking_terms (booking_ref, term) values ${sql.join(values)}`.execute(db);
  }
}

/** The terms at the time of this step; see repositories/booking-terms.ts for today's. */
function termsOf({ ref, name, email, mobile }: BookerRow, trips: readonly TripRow[]): readonly string[] {
  // Somebody who was erased is found no more.
  if (email === '') return [];
  const digits = mobile.normalize('NFKC').replace(/[^0-9]/g, '');
  const flights = trips.flatMap(({ details }) => JSON.parse(details).trip?.arrival?.number ?? []);
  const terms = [
    ...wordsOf(name),
    normalizeText(email),
    ref.toLowerCase(),
    ...(digits === '' ? [] : [`#${digits}`, `%${[...digits].reverse().join('')}`]),
    ...flights.flatMap((flight) => [wordsOf(flight).join(''), ...wordsOf(flight)]),
  ];
  return [...new Set(terms.map((term) => term.slice(0, MAX_TERM_LENGTH)).filter((term) => term !== ''))];
}

function wordsOf(text: string): readonly string[] {
  return normalizeText(text)
    .split(/[^\p{L}\p{N}@._+-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
