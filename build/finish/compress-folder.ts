import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { CompressionCache } from './compression-cache.ts';
import { compress } from './compression-format.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { deleteOrphans, findTextFiles, hasCurrentCopies, type TextFile } from './text-files.ts';

/** Numbers of files that were compressed, copied from the cache, and up to date. */
export interface CompressionSummary {
  readonly fresh: number;
  readonly reused: number;
  readonly upToDate: number;
}

/** Parallel jobs: enough to use every core while files are read and written. */
const CONCURRENCY = availableParallelism() * 2;

interface KeyedFile extends TextFile {
  readonly key: string;
  readonly cached: boolean;
}

/** Writes a brotli and a gzip copy of each text file in a folder that lacks a current one. */
export async function compressFolder(folder: string, cacheFolder: string): Promise<CompressionSummary> {
  const all = await findTextFiles(folder);
  await deleteOrphans(folder, all);
  const cache = await CompressionCache.open(cacheFolder);
  const stale = cache.isNew ? all : await filterStale(all);
  const files = await withKeys(stale, cache);
  const fresh = withoutTwins(files.filter((file) => !file.cached));
  await compressAll(fresh, cache);
  await eachInParallel(files, CONCURRENCY, (file) => cache.place(file.key, file.path));
  await removeUnused(cache, all);
  return { fresh: fresh.length, reused: files.length - fresh.length, upToDate: all.length - stale.length };
}

async function filterStale(files: readonly TextFile[]): Promise<TextFile[]> {
  const stale: TextFile[] = [];
  await eachInParallel(files, CONCURRENCY, async (file) => {
    if (!(await hasCurrentCopies(file.path, file.writtenAt))) stale.push(file);
  });
  return stale;
}

/** Removes unused contents from the cache once they are half of it. It means reading every file. */
async function removeUnused(cache: CompressionCache, files: readonly TextFile[]): Promise<void> {
  if ((await cache.count()) <= 2 * files.length) return;
  await withKeys(files, cache);
  await cache.prune();
}

async function withKeys(files: readonly TextFile[], cache: CompressionCache): Promise<KeyedFile[]> {
  const result: KeyedFile[] = [];
  await eachInParallel(files, CONCURRENCY, async (file) => {
    const key = cache.keyOf(file.path, await readFile(file.path));
    result.push({ ...file, key, cached: await cache.has(key) });
  });
  return result;
}

/** A listing has two addresses and so two pages with the same text. */
function withoutTwins(files: readonly KeyedFile[]): KeyedFile[] {
  return [...new Map(files.map((file) => [file.key, file])).values()];
}

async function compressAll(files: readonly KeyedFile[], cache: CompressionCache): Promise<void> {
  await eachInParallel(files, CONCURRENCY, async ({ key, path }) => {
    await cache.put(key, await compress(path, await readFile(path)));
  });
}
