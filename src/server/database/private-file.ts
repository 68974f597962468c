import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates an empty file that only this user can read, unless there is one. SQLite gives the files
 * next to it the same mode.
 */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** Returns once a file's content and its name are on the disk. */
export function syncFile(file: string): void {
  sync(file, 'r+');
  syncFolder(dirname(file));
}

/** Returns once it is on the disk which files a folder has. */
export function syncFolder(folder: string): void {
  // Windows has no such thing as a folder that is written.
  if (process.platform !== 'win32') sync(folder, 'r');
}

function sync(path: string, flags: string): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
