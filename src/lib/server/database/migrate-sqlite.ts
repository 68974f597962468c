import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { manilaIso } from '../../booking/manila-time.ts';
import { vacuumInto } from './copy-sqlite.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { syncFile } from './private-file.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';
import { LOCK_PATIENCE, untilUnlocked } from './until-unlocked.ts';

interface Choices {
  readonly migrations?: readonly Migration[];
  /** How long another process may hold the file, in milliseconds. */
  readonly patience?: number;
}

/**
 * Brings the tables of a SQLite file up to date, after copying a file that holds something to `backups/`.
 *
 * @param folder where the backup goes
 */
export async function migrateSqlite(
  connection: DatabaseSync,
  folder: string,
  { migrations = MIGRATIONS, patience = LOCK_PATIENCE }: Choices = {},
): Promise<void> {
  const now = Date.now();
  if (isBehind(connection, migrations)) backUp(connection, folder, now);
  await untilUnlocked(() => connection.exec('begin immediate'), patience);
  try {
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

function backUp(connection: DatabaseSync, folder: string, now: number): void {
  const backups = join(folder, 'backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const name = `before-migration-${manilaIso(now).slice(0, 19).replaceAll(':', '')}-${randomUUID().slice(0, 8)}.sqlite`;
  const file = join(backups, name);
  vacuumInto(connection, file);
  syncFile(file);
}
