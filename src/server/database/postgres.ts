import { Kysely, PostgresDialect, sql } from 'kysely';
import { parsePostgresAddress } from '../config/postgres-address.ts';
import { StartupError } from '../config/startup-error.ts';
import { lockKey, lockKeys } from './advisory-lock.ts';
import type { Database, Work } from './database.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { postgresProblemText } from './postgres-errors.ts';
import { openPool, QUERY_TIMEOUTS } from './postgres-pool.ts';
import type { Tables } from './tables.ts';
import { explainFailures } from './unavailable.ts';

/** Two processes met: serialization failure, deadlock, a row that both wrote first. */
const CONFLICTS = new Set(['40001', '40P01', '23505']);
const MAX_ATTEMPTS = 3;

/**
 * Opens a PostgreSQL database and migrates it. Any number of processes may share it.
 *
 * @throws StartupError when its address is invalid, it cannot be reached, or a newer version of
 * this program has been here
 */
export async function openPostgres(url: string, timeouts = QUERY_TIMEOUTS): Promise<Database> {
  const location = locationOf(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, timeouts) }) });
  try {
    await migratePostgres(url);
    await testConnection(db);
  } catch (cause) {
    await db.destroy();
    throw cause instanceof StartupError ? cause : new StartupError(postgresProblemText(location, cause), { cause });
  }
  return postgresDatabase(location, db);
}

function postgresDatabase(location: string, db: Kysely<Tables>): Database {
  let closed: Promise<void> | undefined;
  return {
    location,
    read: (work) =>
      explainFailures(db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)),
    write: (key, work) => explainFailures(retryConflicts(() => inTransaction(db, key, work))),
    direct: (work) => explainFailures(work(db)),
    lockKeys,
    size: () => explainFailures(readSize(db)),
    close: () => (closed ??= db.destroy()),
  };
}

async function readSize(db: Kysely<Tables>): Promise<number> {
  const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return (await size.execute(db)).rows[0]?.bytes ?? 0;
}

async function testConnection(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}

function inTransaction<Result>(db: Kysely<Tables>, key: string, work: Work<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await lockKey(transaction, key);
    return work(transaction);
  });
}

async function retryConflicts<Result>(run: () => Promise<Result>, tries = MAX_ATTEMPTS): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isConflict = error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
    if (isConflict && tries > 1) return retryConflicts(run, tries - 1);
    throw error;
  }
}

/** The address without user and password, which belong in no output. */
function locationOf(url: string): string {
  const address = parsePostgresAddress(url);
  if (address) return `PostgreSQL at ${address.host}${address.pathname}`;
  throw new StartupError('DATABASE_URL is no address of a PostgreSQL database: correct it.');
}
