import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isEmptied } from './new-sqlite-file.ts';
import { createPrivateFile, syncFile } from './private-file.ts';
import { sqliteProblemOf } from './sqlite-errors.ts';

/** Contents of a bookings file. */
export interface SqliteContents {
  readonly bookings: number;
  /** The names of the steps that its tables have been through. */
  readonly migrations: readonly string[];
}

/**
 * Copies a SQLite file as of one moment, while servers may write to it. The copy appears complete
 * or not at all, even after a power cut, and is readable by this user only.
 *
 * @throws Error when the copy exists already, or cannot be written
 */
export function copySqlite(from: string, to: string): SqliteContents {
  if (existsSync(to)) throw new Error(`${to} exists already`);
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  try {
    const contents = copyTo(partial, from);
    syncFile(partial);
    renameSync(partial, to);
    syncFile(to);
    return contents;
  } finally {
    rmSync(partial, { force: true });
  }
}

function copyTo(copy: string, from: string): SqliteContents {
  if (isEmptied(from)) throw new DamagedFile('it is empty');
  const connection = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    createPrivateFile(copy);
    connection.prepare('vacuum into ?').run(copy);
  } finally {
    connection.close();
  }
  return inspectSqlite(copy);
}

/** An error for a damaged bookings file; its message describes the damage. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/**
 * Inspects a bookings file. @throws DamagedFile when it is damaged, Error when it is no bookings
 * file
 */
export function inspectSqlite(file: string): SqliteContents {
  if (isEmptied(file)) throw new DamagedFile('it is empty');
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = connection.prepare('pragma integrity_check(1)').all();
    if (check?.['integrity_check'] !== 'ok') throw new DamagedFile('its contents do not fit together');
    const migrations = connection.prepare('select name from migrations order by name').all();
    const { count } = connection.prepare('select count(*) as count from bookings').get() as { count: number };
    return { bookings: count, migrations: migrations.map(({ name }) => String(name)) };
  } catch (error) {
    // A file of anything else looks like one whose beginning is broken.
    const isBroken = sqliteProblemOf(error) === 'damaged' && !isNoDatabase(error);
    throw isBroken ? new DamagedFile((error as Error).message, { cause: error }) : error;
  } finally {
    connection.close();
  }
}

/** https://www.sqlite.org/rescode.html#notadb */
const SQLITE_NOTADB = 26;

/** Whether the beginning of a file is not that of a SQLite file. */
export function isNoDatabase(error: unknown): boolean {
  return (error as { readonly errcode?: unknown } | null)?.errcode === SQLITE_NOTADB;
}
