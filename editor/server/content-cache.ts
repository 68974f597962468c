import type { BigIntStats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { endingOf, kindOfFile } from '../lib/content-kind.ts';
import { type CheckedFile, checkFile, unreadableFile } from './checked-file.ts';
import { listContentFiles } from './content-folder.ts';
import { readContentText } from './content-text.ts';
import { isMissing } from './stored-file.ts';

interface Known {
  readonly version: string;
  readonly file: CheckedFile;
}

/** Files that were read, by their absolute path. */
const cache = new Map<string, Known>();

/** A file that was replaced or written again has another one. */
const versionOf = ({ mtimeNs, size, ino }: BigIntStats) => `${mtimeNs} ${size} ${ino}`;

async function readOne(absolute: string, path: string): Promise<CheckedFile> {
  const text = await readFile(absolute, 'utf8');
  try {
    return checkFile({ path, ...readContentText(text, endingOf(path)) });
  } catch (error) {
    return unreadableFile(path, error instanceof Error ? error.message : String(error));
  }
}

/** Null for a file that is gone since its folder was read. */
async function readIfChanged(contentFolder: string, path: string): Promise<CheckedFile | null> {
  const absolute = join(contentFolder, path);
  try {
    const version = versionOf(await stat(absolute, { bigint: true }));
    const known = cache.get(absolute);
    if (known?.version === version) return known.file;
    const file = await readOne(absolute, path);
    cache.set(absolute, { version, file });
    return file;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Systems limit how many files a program may have open. */
const MAX_OPEN_FILES = 64;

/** Every content file by its path. Those that have not changed since they were read are kept. */
export async function readContentFiles(contentFolder: string): Promise<ReadonlyMap<string, CheckedFile>> {
  const paths = listContentFiles(contentFolder).filter((path) => path.endsWith(`.${kindOfFile(path)?.ending}`));
  const files = new Map<string, CheckedFile>();
  for (let start = 0; start < paths.length; start += MAX_OPEN_FILES) {
    const some = paths.slice(start, start + MAX_OPEN_FILES);
    for (const file of await Promise.all(some.map((path) => readIfChanged(contentFolder, path)))) {
      if (file) files.set(file.path, file);
    }
  }
  removeOthers(contentFolder, new Set(paths));
  return files;
}

function removeOthers(contentFolder: string, paths: ReadonlySet<string>): void {
  const own = join(contentFolder, '/');
  for (const absolute of cache.keys()) {
    if (absolute.startsWith(own) && !paths.has(absolute.slice(own.length))) cache.delete(absolute);
  }
}
