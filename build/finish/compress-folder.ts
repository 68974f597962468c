import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CompressionCache } from './compression-cache.ts';
import { compress, compressQuickly, FORMATS } from './compression-format.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { nameIn } from './name-in.ts';
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

/** The file beside a folder that lists those of its files whose copies were made quickly. */
export const QUICK_COPIES = 'quick-copies.json';

/**
 * Writes a brotli and a gzip copy of each text file in a folder that lacks a current one.
 *
 * @param quick whether new copies may be larger for now; another call makes them as small as others
 */
export async function compressFolder(folder: string, cacheFolder: string, quick = false): Promise<CompressionSummary> {
  const all = findTextFiles(folder);
  await deleteOrphans(folder, all);
  const cache = await CompressionCache.open(cacheFolder);
  const before = quickCopiesOf(folder);
  const isQuick = ({ path }: TextFile) => before.has(nameIn(folder, path));
  const isOutdated = (file: TextFile) => cache.isNew || (!quick && isQuick(file));
  const stale = all.filter((file) => isOutdated(file) || !hasCurrentCopies(file.path, file.writtenAt));
  const files = await withKeys(stale, cache);
  const fresh = withoutTwins(files.filter((file) => !file.cached));
  if (quick) {
    await writeQuickCopies(files, cache);
    const hasProper = new Map(files.map(({ path, cached }) => [path, cached]));
    const quickOnes = all.filter((file) => !(hasProper.get(file.path) ?? !isQuick(file)));
    await listQuickCopies(
      folder,
      quickOnes.map(({ path }) => nameIn(folder, path)),
    );
  } else {
    await compressAll(fresh, cache);
    await eachInParallel(files, CONCURRENCY, (file) => cache.place(file.key, file.path));
    await listQuickCopies(folder, []);
  }
  await removeUnused(cache, all);
  return { fresh: fresh.length, reused: files.length - fresh.length, upToDate: all.length - stale.length };
}

/** The names of files in a folder whose copies were made quickly. */
export function quickCopiesOf(folder: string): ReadonlySet<unknown> {
  try {
    const names: unknown = JSON.parse(readFileSync(join(folder, '..', QUICK_COPIES), 'utf8'));
    return new Set(Array.isArray(names) ? names : []);
  } catch {
    return new Set();
  }
}

async function listQuickCopies(folder: string, names: readonly unknown[]): Promise<void> {
  const list = join(folder, '..', QUICK_COPIES);
  if (names.length === 0) await rm(list, { force: true });
  else await writeFile(list, JSON.stringify(names));
}

/** Notes files in a folder that have got quick copies by somebody else. */
export async function addQuickCopies(folder: string, names: readonly string[]): Promise<void> {
  await listQuickCopies(folder, [...quickCopiesOf(folder).union(new Set(names))]);
}

/** Takes proper copies from the cache, and makes quick ones of all other files. */
async function writeQuickCopies(files: readonly KeyedFile[], cache: CompressionCache): Promise<void> {
  await eachInParallel(files, CONCURRENCY, async ({ key, path, cached }) => {
    if (cached) return cache.place(key, path);
    const copies = await compressQuickly(await readFile(path));
    for (const format of FORMATS) await writeFile(`${path}.${format}`, copies[format]);
  });
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
