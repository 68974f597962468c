import { sql } from 'kysely';
import type { MigratedDatabase } from './columns.ts';

/**
 * Which secrets left in a mail. Of earlier versions those are that came after their booking was placed; the few that repeated a lost answer are taken for such too, which
 * only keeps their holders from correcting the e-mail address.
 */
export async function mailedSecrets(db: MigratedDatabase): Promise<void> {
  await db.schema
    .alterTable('secrets')
    .addColumn('mailed', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update secrets set mailed = 1 where exists (
    select 1 from bookings where bookings.ref = secrets.ref and bookings.placed_at < secrets.created_at)`.execute(db);
}
