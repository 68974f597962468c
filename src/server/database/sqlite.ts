import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { StartupError } from '../config/startup-error.ts';
import type { Database, Work } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { createSqliteFile, isEmptied } from './new-sqlite-file.ts';
import { createPrivateFile } from './private-file.ts';
import { BUSY_TIMEOUT_MS, LOCK_TIMEOUT_MS, retryBusy } from './retry-busy.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { damageText, sqliteProblemText } from './sqlite-errors.ts';
import type { Tables } from './tables.ts';
import { explainFailures, isUnavailable } from './unavailable.ts';

/** Opens a connection; tests pass one that fails. */
export type Connect = (location: string, options: { readonly readOnly: boolean }) => DatabaseSync;

/**
 * Cache size of a connection in KB. SQLite's default of 2 MB is too small for the indexes of a
 * million bookings.
 */
const CACHE_SIZE = 32_000;

const EMPTIED = 'it is empty; where there were no bookings yet, delete it';

const connect: Connect = (location, { readOnly }) => {
  const connection = new DatabaseSync(location, {
    readOnly,
    enableForeignKeyConstraints: true,
    timeout: BUSY_TIMEOUT_MS,
  });
  // Below zero it counts KB and not pages.
  connection.exec(`pragma cache_size = -${CACHE_SIZE}`);
  // Overwrites deleted data, so that a stolen disk does not disclose it.
  if (!readOnly) connection.exec('pragma secure_delete = on');
  return connection;
};

/**
 * Opens and migrates the SQLite file `bookings.sqlite` in a folder; both may be missing.
 *
 * @param timeoutMs how long another process may lock the file, in milliseconds
 * @throws StartupError when the folder cannot be written, the file is damaged or its disk full, or
 * a newer version of this program has been here
 */
export async function openSqlite(
  dataFolder: string,
  open: Connect = connect,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<Database> {
  const folder = resolve(dataFolder);
  const location = join(folder, 'bookings.sqlite');
  const writer = await openWriter(folder, location, open, timeoutMs);
  try {
    await explainFailures(migrateSqlite(writer, location, { timeoutMs }));
    return sqliteDatabase(location, writer, open(location, { readOnly: true }), timeoutMs);
  } catch (cause) {
    writer.close();
    throw isUnavailable(cause)
      ? new StartupError(sqliteProblemText(location, (cause as Error).cause), { cause })
      : cause;
  }
}

async function openWriter(folder: string, location: string, open: Connect, timeoutMs: number): Promise<DatabaseSync> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (isEmptied(location)) throw new StartupError(damageText(location, EMPTIED));
    createSqliteFile(location);
    createPrivateFile(location);
    const connection = open(location, { readOnly: false });
    await retryBusy(() => makeDurable(connection), timeoutMs);
    return connection;
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(sqliteProblemText(location, cause), { cause });
  }
}

async function readSize(db: Kysely<Tables>): Promise<number> {
  const size = sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  return (await size.execute(db)).rows[0]?.bytes ?? 0;
}

/** Makes every commit reach the disk, so that a saved booking survives a power cut. */
function makeDurable(connection: DatabaseSync): void {
  connection.exec('pragma journal_mode = WAL; pragma synchronous = FULL;');
  // Takes the write lock once, so that a read-only folder is found at the start.
  connection.exec('begin immediate; rollback;');
}

function sqliteDatabase(location: string, writer: DatabaseSync, reader: DatabaseSync, timeoutMs: number): Database {
  const batches = createGroupCommit(writer, new Kysely<Tables>({ dialect: sqliteDialect(writer) }), timeoutMs);
  const readers = new Kysely<Tables>({ dialect: sqliteDialect(reader) });
  let lastRead: Promise<unknown> = Promise.resolve();
  return {
    location,
    read: (work) => explainFailures(runInTurn(work)),
    write: (_key, work) => explainFailures(batches.add(work)),
    // Here each statement would wait for a disk of its own.
    direct: (work) => explainFailures(batches.add(work)),
    lockKeys: () => Promise.resolve(),
    size: () => explainFailures(runInTurn(readSize)),
    close: async () => {
      await batches.idle();
      await lastRead;
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close();
    },
  };

  /** Runs work one after the other: a connection has one transaction, and reads are quick. */
  function runInTurn<Result>(work: Work<Result>): Promise<Result> {
    const result = lastRead.then(() => retryBusy(() => readSnapshot(work), timeoutMs));
    lastRead = result.catch(() => {});
    return result;
  }

  async function readSnapshot<Result>(work: Work<Result>): Promise<Result> {
    reader.exec('begin');
    try {
      return await work(readers);
    } finally {
      if (reader.isTransaction) reader.exec('rollback');
    }
  }
}
