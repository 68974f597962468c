import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { CompressionCache } from './cache.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { deleteOrphans, findTextFiles, type TextFile } from './files.ts';
import { compress, effortFor, FORMATS } from './format.ts';

/** How many files were compressed, taken from the cache, and left alone. */
export interface CompressionSummary {
  readonly fresh: number;
  readonly reused: number;
  readonly upToDate: number;
}

/** Enough to keep every core busy while other files are read and written. */
const WIDTH = availableParallelism() * 2;

interface KeyedFile extends TextFile {
  readonly key: string;
  readonly cached: boolean;
}

/** Writes a brotli and a gzip copy beside each text file of a folder that has no newer one. */
export async function compressFolder(folder: string, cacheFolder: string): Promise<CompressionSummary> {
  const cache = await CompressionCache.open(cacheFolder);
  await deleteOrphans(folder);
  const all = await findTextFiles(folder);
  const stale = await filterStale(all);
  const files = await keyed(stale, cache);
  const fresh = withoutTwins(files.filter((file) => !file.cached));
  await compressAll(fresh, cache);
  await eachInParallel(files, WIDTH, (file) => cache.place(file.key, file.path));
  if (stale.length === all.length) await cache.prune();
  return { fresh: fresh.length, reused: files.length - fresh.length, upToDate: all.length - stale.length };
}

async function filterStale(files: readonly TextFile[]): Promise<TextFile[]> {
  const stale: TextFile[] = [];
  await eachInParallel(files, WIDTH, async (file) => {
    if (!(await hasCurrentCopies(file))) stale.push(file);
  });
  return stale;
}

async function hasCurrentCopies(file: TextFile): Promise<boolean> {
  const times = await Promise.all(FORMATS.map((format) => writtenAt(`${file.path}.${format}`)));
  return times.every((time) => time >= file.writtenAt);
}

async function writtenAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function keyed(files: readonly TextFile[], cache: CompressionCache): Promise<KeyedFile[]> {
  const result: KeyedFile[] = [];
  await eachInParallel(files, WIDTH, async (file) => {
    const key = cache.keyOf(await readFile(file.path));
    result.push({ ...file, key, cached: await cache.has(key) });
  });
  return result;
}

/** A listing has two addresses and so two pages with the same text. */
function withoutTwins(files: readonly KeyedFile[]): KeyedFile[] {
  return [...new Map(files.map((file) => [file.key, file])).values()];
}

async function compressAll(files: readonly KeyedFile[], cache: CompressionCache): Promise<void> {
  const pending = files.reduce((bytes, file) => bytes + file.size, 0);
  await eachInParallel(files, WIDTH, async (file) => {
    const content = await readFile(file.path);
    const effort = effortFor(file.size, pending);
    for (const format of FORMATS) await cache.put(file.key, format, await compress(content, format, effort));
  });
}
