import { sql } from 'kysely';
import { normalizeText } from '../../../lib/text/normalize-text.ts';
import type { MigratedDatabase } from './columns.ts';

/** Maximum number of rows in memory. */
const BATCH_SIZE = 500;

/** The columns of a booking that this step reads. */
type BookerRow = Record<'ref' | 'name' | 'email' | 'mobile', string>;

/** Adds a text to search bookings by, because databases compare letters differently. */
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

/** The search text at the time of this step; see repositories/search-text.ts for today's. */
function searchTextOf({ name, email, mobile }: Omit<BookerRow, 'ref'>): string {
  return `${normalizeText(name)} ${normalizeText(email)} +${mobile.normalize('NFKC').replace(/[^0-9]/g, '')}`;
}
