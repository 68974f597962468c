import { type CompressedFile, isCurrent, readCompressed } from './compressed-file.ts';

/** The compressed copy for a path that suits a client, or null when there is none to keep in memory. */
export type FileMemory = (path: string, accepted: string) => CompressedFile | null;

const MEGABYTE = 1024 * 1024;

/**
 * Keeps compressed copies in memory: opening a file and streaming it takes most of the time that answering takes. Each is
 * compared with the disk before it is sent (one look, some microseconds), so that a rebuild under a running server is seen
 * at once.
 *
 * @param room - bytes; beyond them the files that came first are forgotten
 */
export function createFileMemory(folder: string, room = 64 * MEGABYTE): FileMemory {
  const kept = new Map<string, CompressedFile>();
  let used = 0;

  function forget(key: string, file: CompressedFile): void {
    kept.delete(key);
    used -= file.size;
  }

  function remember(key: string, file: CompressedFile): void {
    kept.set(key, file);
    used += file.size;
    for (const [oldest, old] of kept) {
      if (used <= room) break;
      forget(oldest, old);
    }
  }

  return (path, accepted) => {
    const key = `${accepted} ${path}`;
    const known = kept.get(key);
    if (known && isCurrent(known)) return known;
    if (known) forget(key, known);
    const read = readCompressed(folder, path, accepted);
    if (read) remember(key, read);
    return read;
  };
}
