import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { manilaIso } from '../../booking/manila-time.ts';
import { StartupError } from '../startup-error.ts';
import type { Database, Work } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';
import { explained } from './unavailable.ts';

const SECOND = 1000;
const INT8 = 20;
/** Two processes met: serialization failure, deadlock, a row that both wrote first. */
const CONFLICTS = new Set(['40001', '40P01', '23505']);
const MOST_TRIES = 3;
/** Any number that is the same in every process. */
const MIGRATION_KEY = 'palawan migrations';

/**
 * Opens a PostgreSQL database and brings its tables up to date. Any number of processes may share it.
 *
 * @throws StartupError when it cannot be reached, or a newer version of this program has been here
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = openPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const location = locationOf(url);
  try {
    await inTransaction(db, MIGRATION_KEY, (transaction) => migrate(transaction, manilaIso(Date.now())));
  } catch (cause) {
    await db.destroy();
    throw cause instanceof StartupError ? cause : new StartupError(unreachable(location, cause), { cause });
  }
  return postgresDatabase(location, db);
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5 * SECOND,
    statement_timeout: 10 * SECOND,
    query_timeout: 12 * SECOND,
    idle_in_transaction_session_timeout: 15 * SECOND,
    application_name: 'palawan',
    // Amounts and revisions stay far below the largest exact number.
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format),
    } as pg.CustomTypesConfig,
  });
  // A connection that breaks while nobody uses it is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => {});
  return pool;
}

function postgresDatabase(location: string, db: Kysely<Tables>): Database {
  let closed: Promise<void> | undefined;
  return {
    location,
    read: (work) =>
      explained(db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)),
    write: (key, work) => explained(persistently(() => inTransaction(db, key, work))),
    ping: () => explained(sql`select 1`.execute(db).then(() => undefined)),
    close: () => (closed ??= db.destroy()),
  };
}

/** The lock on the key is held until the transaction ends: whoever comes next sees what it wrote. */
function inTransaction<Result>(db: Kysely<Tables>, key: string, work: Work<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
    return work(transaction);
  });
}

async function persistently<Result>(run: () => Promise<Result>, tries = MOST_TRIES): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isConflict = error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
    if (isConflict && tries > 1) return persistently(run, tries - 1);
    throw error;
  }
}

/** The address without user and password, which belong in no output. */
function locationOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

function unreachable(location: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message || String((cause as { code?: unknown }).code) : String(cause);
  return `Cannot use ${location} (${reason}): start it, or correct DATABASE_URL.`;
}
