import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { syncFile } from '../src/server/database/private-file.ts';

/** Endings of SQLite's files beside a database, which may have the last changes. */
const LOGS = ['-wal', '-journal'] as const;
const COMPANIONS = [...LOGS, '-shm'] as const;

/** Gives an unreadable SQLite file a second name, with all files that may help to read it. */
export function linkDamagedFile(file: string, name: string): void {
  linkFile(file, name);
  for (const log of LOGS) if (existsSync(`${file}${log}`)) linkFile(`${file}${log}`, `${name}${log}`);
}

/** Deletes a SQLite file with what belongs to it. */
export function removeSqlite(file: string): void {
  for (const companion of ['', ...COMPANIONS]) rmSync(`${file}${companion}`, { force: true });
}

/** Gives a file a second name. */
export function linkFile(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // Not every file system has links.
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
  syncFile(name);
}

/** Replaces a SQLite file. At any moment one of both files is there, complete. */
export function replaceSqlite(incoming: string, file: string): void {
  syncFile(incoming);
  // Left by a crash, and of no use to another file: it would be broken by them.
  for (const companion of COMPANIONS) rmSync(`${file}${companion}`, { force: true });
  renameSync(incoming, file);
  syncFile(file);
}
