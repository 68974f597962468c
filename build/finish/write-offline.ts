import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutToBudget, type OfflinePlan, sortByPriority } from '../../src/lib/offline/cache-priority.ts';
import { withOfflineBuild } from '../../src/lib/offline/offline-build.ts';
import { type ListReference, type OfflineList, offlineListText } from '../../src/lib/offline/precache-list.ts';
import { bytesOf } from '../../src/lib/offline/precache-plan.ts';
import { compress, effortFor, FORMATS } from './compression-format.ts';
import { ContentCache, revisionOf } from './content-cache.ts';
import { offlineFiles } from './offline-files.ts';
import { offlineShell } from './offline-shell.ts';
import { copiesOf } from './text-files.ts';

/** The folders that are read and written. */
export interface OfflineFolders {
  /** `dist/client`. */
  readonly client: string;
  /** The folder of the cache for the next build. */
  readonly cache: string;
}

/** The result of writing. */
export interface OfflineSummary {
  /** Compressed bytes that a device precaches by default. */
  readonly bytes: number;
  readonly files: number;
  /** Compressed bytes that only "Save everything" loads. */
  readonly restBytes: number;
}

const WORKER = 'sw.js';
const PLAN = 'offline-plan.json';

async function readJson<Value>(folder: string, name: string): Promise<Value> {
  return JSON.parse(await readFile(join(folder, name), 'utf8'));
}

async function writeWithCopies(file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await writeFile(file, content);
  for (const format of FORMATS) {
    await writeFile(`${file}.${format}`, await compress(content, format, effortFor(content.length, 'small')));
  }
}

/** Writes a list under a name with its hash, so that every worker finds its own build's list. */
async function writeList(client: string, list: OfflineList): Promise<ListReference> {
  const text = offlineListText(list);
  const revision = revisionOf(text);
  const path = `/_astro/offline.${revision}.json`;
  await writeWithCopies(join(client, path), text);
  return { path, revision };
}

/**
 * Writes the list of files to save, and passes it to the worker. Runs last, as a revision is that
 * of a finished file.
 *
 * @param old names of files for pages of earlier builds only
 */
export async function writeOffline(
  { client, cache }: OfflineFolders,
  old: ReadonlySet<string>,
): Promise<OfflineSummary> {
  const { budgetBytes, first } = await readJson<OfflinePlan>(client, PLAN);
  const { id: build } = await readJson<{ readonly id: string }>(client, 'builds/latest.json');
  const contents = await ContentCache.open(client, join(cache, 'contents.json'));
  const files = sortByPriority(await offlineFiles(client, contents, old), first);
  await contents.save();
  const cut = cutToBudget(files, budgetBytes);
  const restBytes = bytesOf(cut.rest);
  const rest = cut.rest.length > 0 ? await writeList(client, { build, files: cut.rest, rest: null }) : null;
  const list = await writeList(client, { build, files: cut.first, rest: rest && { ...rest, bytes: restBytes } });
  const code = await readFile(join(client, WORKER), 'utf8');
  const shell = await offlineShell(client, files);
  await writeWithCopies(join(client, WORKER), withOfflineBuild(code, { build, list, shell }));
  const plan = join(client, PLAN);
  await Promise.all([plan, ...copiesOf(plan)].map((path) => rm(path, { force: true })));
  return { bytes: bytesOf(cut.first), files: cut.first.length, restBytes };
}
