import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { manilaIso } from '../../lib/time/manila.ts';
import { StartupError } from '../config/startup-error.ts';
import { newAutomaticCopy } from './automatic-copies.ts';
import { copySqlite, DamagedFile } from './copy-sqlite.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { LOCK_TIMEOUT_MS, retryBusy } from './retry-busy.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { damageText, sqliteProblemOf } from './sqlite-errors.ts';
import type { Tables } from './tables.ts';

interface MigrateOptions {
  readonly migrations?: readonly Migration[];
  /** Milliseconds to wait for another process that has locked the file. */
  readonly timeoutMs?: number;
}

/**
 * Migrates a SQLite file to the current tables, after copying it to `backups/`. Nobody else writes
 * from the copy to the last change, and only one of several starting processes copies.
 *
 * @param connection writes to the file
 * @param location the path of the file
 * @throws StartupError when it cannot be copied, or a newer version of this program has been here;
 * nothing has changed then
 */
export async function migrateSqlite(
  connection: DatabaseSync,
  location: string,
  { migrations = MIGRATIONS, timeoutMs = LOCK_TIMEOUT_MS }: MigrateOptions = {},
): Promise<void> {
  const now = Date.now();
  await retryBusy(() => connection.exec('begin immediate'), timeoutMs);
  try {
    if (isBehind(connection, migrations)) copyBeforeMigration(location, now);
    await migrate(new Kysely<Tables>({ dialect: sqliteDialect(connection) }), manilaIso(now), migrations);
    connection.exec('commit');
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    throw error;
  }
}

function isBehind(connection: DatabaseSync, migrations: readonly Migration[]): boolean {
  const isEmpty = connection.prepare("select name from sqlite_master where name = 'migrations'").get() === undefined;
  if (isEmpty) return false;
  const applied = connection.prepare('select count(*) as count from migrations').get();
  return Number(applied?.count) < migrations.length;
}

/**
 * Copies the file over a second connection, which still sees the unchanged state. A connection
 * cannot copy within its own transaction.
 */
function copyBeforeMigration(location: string, now: number): void {
  try {
    copySqlite(location, newAutomaticCopy(dirname(location), 'migration', now));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const isDamaged = cause instanceof DamagedFile || sqliteProblemOf(cause) === 'damaged';
    if (isDamaged) throw new StartupError(damageText(location, reason), { cause });
    throw new StartupError(
      `Cannot copy ${location} before its tables are changed (${reason}): make room in ${dirname(location)}, and give this user write permission. Nothing was changed.`,
      { cause },
    );
  }
}
