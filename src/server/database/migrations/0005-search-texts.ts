import { sql } from 'kysely';
import { normalizeText } from '../../../lib/text/normalize-text.ts';
import type { MigratedDatabase } from './columns.ts';

/** So many are in memory at once, however many there are. */
const BATCH_SIZE = 500;

/** What this step reads of a booking. */
type BookerRow = Record<'ref' | 'name' | 'email' | 'mobile', string>;

/** What a booking is found by: databases do not agree on what letters are the same. */
export async function searchTexts(db: MigratedDatabase): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (let last = ''; ; ) {
    const { rows } = await sql<BookerRow>`
      select ref, booker_name as name, booker_email as email, booker_mobile as mobile
      from bookings where ref > ${last} order by ref limit ${BATCH_SIZE}`.execute(db);
    for (const { ref, ...booker } of rows) {
      await sql`update bookings set search_text = ${searchTextOf(booker)} where ref = ${ref}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.ref;
  }
}

/** As bookings were found by when this step was released; see repositories/search-text.ts for today's. */
function searchTextOf({ name, email, mobile }: Omit<BookerRow, 'ref'>): string {
  return `${normalizeText(name)} ${normalizeText(email)} +${mobile.normalize('NFKC').replace(/[^0-9]/g, '')}`;
}
