import { constants, copyFileSync, linkSync, renameSync, rmSync } from 'node:fs';
import { syncFile } from '../../src/lib/server/database/private-file.ts';

/** Gives a file a second name. */
export function nameAgain(file: string, name: string): void {
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
  // Left by a crash, and of no use to another file.
  for (const companion of ['-wal', '-shm']) rmSync(`${file}${companion}`, { force: true });
  renameSync(incoming, file);
  syncFile(file);
}
