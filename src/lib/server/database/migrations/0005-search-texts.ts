import type { Kysely } from 'kysely';
import { searchTextOf } from '../../desk/search-text.ts';
import type { Tables } from '../tables.ts';

/** So many are in memory at once, however many there are. */
const AT_ONCE = 500;

/** What a booking is found by: databases do not agree on what letters are the same. */
export async function searchTexts(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('bookings')
      .select(['ref', 'booker_name as name', 'booker_email as email', 'booker_mobile as mobile'])
      .where('ref', '>', last)
      .orderBy('ref')
      .limit(AT_ONCE)
      .execute();
    for (const { ref, ...booker } of rows) {
      await db
        .updateTable('bookings')
        .set({ search_text: searchTextOf(booker) })
        .where('ref', '=', ref)
        .execute();
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.ref;
  }
}
