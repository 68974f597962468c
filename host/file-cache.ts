import { readFileSync } from 'node:fs';
import type { SiteFile } from './site-file.ts';

/** The content of a compressed copy, or null when it is better read while it is sent. */
export type FileCache = (file: SiteFile) => Buffer | null;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const MAX_FILE_BYTES = 256 * KILOBYTE;

interface StoredFile {
  readonly file: SiteFile;
  readonly body: Buffer;
}

/**
 * Creates a cache of compressed copies, as opening and streaming files is slow. A file that a
 * rebuild replaced has another size or time, and is read again.
 *
 * @param room - bytes; beyond them the oldest files are dropped
 */
export function createFileCache(room = 64 * MEGABYTE): FileCache {
  const stored = new Map<string, StoredFile>();
  let used = 0;

  function remove(path: string): void {
    used -= stored.get(path)?.body.length ?? 0;
    stored.delete(path);
  }

  function store(file: SiteFile, body: Buffer): void {
    stored.set(file.path, { file, body });
    used += body.length;
    for (const oldest of stored.keys()) {
      if (used <= room) break;
      remove(oldest);
    }
  }

  return (file) => {
    if (file.coding === null || file.size > MAX_FILE_BYTES) return null;
    const known = stored.get(file.path);
    if (known && isSame(known.file, file)) return known.body;
    remove(file.path);
    const body = readWhole(file);
    if (body) store(file, body);
    return body;
  };
}

function isSame(one: SiteFile, other: SiteFile): boolean {
  return one.writtenAt === other.writtenAt && one.size === other.size;
}

/** Null for a file that is gone, or being written at this moment. */
function readWhole({ path, size }: SiteFile): Buffer | null {
  try {
    const body = readFileSync(path);
    return body.length === size ? body : null;
  } catch {
    return null;
  }
}
