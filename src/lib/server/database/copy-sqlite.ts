import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile, syncFile } from './private-file.ts';

/** What a file of bookings holds. */
export interface SqliteContents {
  readonly bookings: number;
  /** The names of the steps that its tables have been through. */
  readonly migrations: readonly string[];
}

/**
 * Copies a SQLite file to a new one, as it is at one moment, while servers go on writing to it. The copy appears whole or not at all, also where the power is cut, and
 * only this user can read it.
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
  const connection = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    makePrivateFile(copy);
    connection.prepare('vacuum into ?').run(copy);
  } finally {
    connection.close();
  }
  return inspectSqlite(copy);
}

/** Looks into a file of bookings. @throws Error when it is damaged, or no file of bookings */
export function inspectSqlite(file: string): SqliteContents {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const check = connection.prepare('pragma integrity_check').all();
    if (check.length !== 1 || check[0]?.['integrity_check'] !== 'ok') throw new Error('it is damaged');
    const migrations = connection.prepare('select name from migrations order by name').all();
    const { count } = connection.prepare('select count(*) as count from bookings').get() as { count: number };
    return { bookings: count, migrations: migrations.map(({ name }) => String(name)) };
  } finally {
    connection.close();
  }
}

/**
 * Whether another process has the file open. Leaving the write-ahead log needs the file alone; it is left on purpose, so that everything is in one file and the file
 * can be moved.
 */
export function isSqliteInUse(file: string): boolean {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('pragma journal_mode = delete; begin exclusive; rollback;');
    return connection.prepare('pragma journal_mode').get()?.['journal_mode'] !== 'delete';
  } catch {
    return true;
  } finally {
    connection.close();
  }
}
