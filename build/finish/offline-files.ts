import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfflineFile } from '../../src/lib/offline/precache-list.ts';
import type { ContentCache } from './content-cache.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { addressOf, filesWorthSaving, type SiteFile } from './site-file.ts';

/** The transferred size of a file: of its compressed copy where there is one. */
function wireBytes(folder: string, { name, size }: SiteFile): number {
  return statSync(join(folder, `${name}.br`), { throwIfNoEntry: false })?.size ?? size;
}

/** The smallest variant of each card picture, which replaces all sizes offline. */
export async function thumbnails(folder: string): Promise<ReadonlySet<string>> {
  const pictures: Record<string, { readonly srcset: string }> = JSON.parse(
    await readFile(join(folder, 'pictures.json'), 'utf8'),
  );
  const smallest = Object.values(pictures).map(({ srcset }) => srcset.split(' ')[0] ?? '');
  return new Set(smallest.map((address) => address.slice(1)));
}

/**
 * Every file of a finished site that can be saved, with its revision.
 *
 * @param old names of files for pages of earlier builds only
 */
export async function offlineFiles(
  folder: string,
  contents: ContentCache,
  old: ReadonlySet<string>,
): Promise<readonly OfflineFile[]> {
  const files = filesWorthSaving(folder, await thumbnails(folder)).filter(({ name }) => !old.has(name));
  const found = new Map<string, OfflineFile>();
  await eachInParallel(files, 16, async (file) => {
    const { revision, title, isWorthSaving } = await contents.of(file);
    const path = addressOf(file.name);
    if (isWorthSaving) found.set(file.name, { path, revision, bytes: wireBytes(folder, file), title });
  });
  return files.map(({ name }) => found.get(name)).filter((file) => file !== undefined);
}
