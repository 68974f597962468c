import { sql } from 'kysely';
import type { MigratedDatabase } from './columns.ts';

/**
 * Adds which secrets were mailed. Earlier ones count as mailed if issued after the booking; the few
 * exceptions only lose the right to correct the e-mail address.
 */
export async function mailedSecrets(db: MigratedDatabase): Promise<void> {
  await db.schema
    .alterTable('secrets')
    .addColumn('mailed', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update secrets set mailed = 1 where exists (
    select 1 from bookings where bookings.ref = secrets.ref and bookings.placed_at < secrets.created_at)`.execute(db);
}
