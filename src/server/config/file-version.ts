import { statSync } from 'node:fs';

/**
 * The version of a file: its inode, time and size; empty where there is none. Synchronous, as the
 * thread pool takes ten times as long.
 */
export function fileVersion(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
}
