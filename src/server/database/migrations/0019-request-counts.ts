import { PostgresAdapter, sql } from 'kysely';
import type { MigratedDatabase } from './columns.ts';

/**
 * The counts of sign-ins become those of all requests. On PostgreSQL they are not written to its
 * journal: they last for an hour, and after a crash counting begins again.
 */
export async function requestCounts(db: MigratedDatabase): Promise<void> {
  await db.schema.alterTable('sign_in_counts').renameTo('request_counts').execute();
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.getExecutor().executeQuery(sql`alter table request_counts set unlogged`.compile(db));
}
