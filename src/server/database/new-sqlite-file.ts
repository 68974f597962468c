import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile, syncFile } from './private-file.ts';

/** True for a file that lost all content, which SQLite would silently take for a new one. */
export function isEmptied(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}

/**
 * Creates a SQLite file that only this user can read, unless there is one. It appears with its
 * first page, even with concurrent processes, so an empty file is never a new one.
 */
export function createSqliteFile(file: string): void {
  if (existsSync(file)) return;
  const fresh = `${file}.${randomUUID()}.new`;
  try {
    createPrivateFile(fresh);
    writeFirstPage(fresh);
    syncFile(fresh);
    nameOnce(fresh, file);
  } finally {
    for (const companion of ['', '-wal', '-shm']) rmSync(`${fresh}${companion}`, { force: true });
  }
}

function writeFirstPage(file: string): void {
  using connection = new DatabaseSync(file);
  connection.exec('pragma journal_mode = wal');
}

function nameOnce(fresh: string, file: string): void {
  try {
    linkSync(fresh, file);
  } catch (error) {
    if (isTaken(error)) return;
    copyOnce(fresh, file);
  }
}

/** Copies where the file system has no links. */
function copyOnce(fresh: string, file: string): void {
  try {
    copyFileSync(fresh, file, constants.COPYFILE_EXCL);
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code === 'EEXIST';
