import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { syncFile } from '../src/server/database/private-file.ts';

/** What SQLite writes beside a file: the last changes may be there alone. */
const LOGS = ['-wal', '-journal'] as const;
const COMPANIONS = [...LOGS, '-shm'] as const;

/** Gives a SQLite file that could not be read a second name, with everything that may help somebody to read it. */
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

/** Puts a SQLite file in the place of another one. Whatever happens meanwhile, one of them is there, whole. */
export function replaceSqlite(incoming: string, file: string): void {
  syncFile(incoming);
  // Left by a crash, and of no use to another file: it would be broken by them.
  for (const companion of COMPANIONS) rmSync(`${file}${companion}`, { force: true });
  renameSync(incoming, file);
  syncFile(file);
}
