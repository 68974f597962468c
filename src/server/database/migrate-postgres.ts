import { Kysely, PostgresDialect, sql } from 'kysely';
import { manilaIso } from '../../lib/time/manila.ts';
import { lockKey } from './advisory-lock.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { openPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/** Any words that are the same in every process. */
const KEY = 'palawan migrations';

/**
 * Migrates a PostgreSQL database to the current tables, on a connection without time limits. Tables
 * may be large, and another process may be migrating too.
 */
export async function migratePostgres(url: string, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const pool = openPool(url, { statement: 0, answer: 0 }, 1);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (transaction) => {
      // The database or its user may have limits of their own.
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`set local lock_timeout = 0`.execute(transaction);
      await lockKey(transaction, KEY);
      await migrate(transaction, manilaIso(Date.now()), migrations);
    });
  } finally {
    await db.destroy();
  }
}
