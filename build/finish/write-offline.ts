import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import { languageOfPath, localizedPath } from '../../src/lib/languages/localized-path.ts';
import { cutToBudget, type OfflinePlan, sortByPriority } from '../../src/lib/offline/cache-priority.ts';
import { isImmutable } from '../../src/lib/offline/file-type.ts';
import { type OfflineBuild, type OfflineEdition, withOfflineBuild } from '../../src/lib/offline/offline-build.ts';
import {
  type ListReference,
  type OfflineFile,
  type OfflineList,
  offlineListText,
} from '../../src/lib/offline/precache-list.ts';
import { bytesOf } from '../../src/lib/offline/precache-plan.ts';
import { addQuickCopies } from './compress-folder.ts';
import { compress, compressQuickly, FORMATS } from './compression-format.ts';
import { ContentCache, revisionOf } from './content-cache.ts';
import { englishName, localizedName } from './localize-scripts.ts';
import { offlineFiles } from './offline-files.ts';
import { offlineShell } from './offline-shell.ts';
import { copiesOf } from './text-files.ts';

/** The folders that are read and written. */
export interface OfflineFolders {
  /** `dist/client`. */
  readonly client: string;
  /** The folder of the cache for the next build. */
  readonly cache: string;
  /** Whether compressed copies may be larger for now: see compress-folder.ts. */
  readonly quick?: boolean;
}

/** The result of writing the list of a language. */
export interface OfflineSummary {
  readonly language: Language;
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

/** Writes files with their compressed copies into the folder of a site. */
class CompressedFiles {
  readonly #client: string;
  readonly #quick: boolean;
  /** The files that were written. */
  readonly names: string[] = [];

  constructor(client: string, quick: boolean) {
    this.#client = client;
    this.#quick = quick;
  }

  async write(name: string, text: string): Promise<void> {
    const [file, content] = [join(this.#client, name), Buffer.from(text)];
    await writeFile(file, content);
    const copies = await (this.#quick ? compressQuickly(content) : compress(file, content));
    for (const format of FORMATS) await writeFile(`${file}.${format}`, copies[format]);
    this.names.push(name);
  }

  /** Writes a list under a name with its hash, so that every worker finds its own build's list. */
  async writeList(list: OfflineList): Promise<ListReference> {
    const text = offlineListText(list);
    const revision = revisionOf(text);
    const name = `_astro/offline.${revision}.json`;
    await this.write(name, text);
    return { path: `/${name}`, revision };
  }
}

/** The files of pages in a language: its own, and those that have no words. */
function filesOfLanguage(files: readonly OfflineFile[], language: Language): readonly OfflineFile[] {
  const names = new Set(files.map(({ path }) => path));
  return files.filter(({ path, title }) => {
    if (isImmutable(path)) return isFileOf(path, language, names);
    const own = languageOfPath(path).language === language;
    return (
      own ||
      (title === null &&
        !names.has(localizedPath(path, language)) &&
        languageOfPath(path).language === DEFAULT_LANGUAGE)
    );
  });
}

/** Whether a file with a hash is a script in a language, or the same in all. */
function isFileOf(path: string, language: Language, names: ReadonlySet<string>): boolean {
  const english = englishName(path);
  if (english !== path) return path === localizedName(english, language);
  const localized = localizedName(path, language);
  return localized === path || !names.has(localized);
}

/**
 * Writes a list of files to save in each language, and passes them to the worker. Runs last, as a
 * revision is that of a finished file.
 *
 * @param old names of files for pages of earlier builds only
 */
export async function writeOffline(
  { client, cache, quick = false }: OfflineFolders,
  old: ReadonlySet<string>,
): Promise<readonly OfflineSummary[]> {
  const { budgetBytes, first } = await readJson<OfflinePlan>(client, PLAN);
  const { id: build } = await readJson<{ readonly id: string }>(client, 'builds/latest.json');
  const contents = await ContentCache.open(client, join(cache, 'contents.json'));
  const files = await offlineFiles(client, contents, old);
  const written = new CompressedFiles(client, quick);
  await contents.save();
  const editionOf = async (language: Language) => {
    const own = sortByPriority(
      filesOfLanguage(files, language),
      first.map((path) => localizedPath(path, language)),
    );
    const cut = cutToBudget(own, budgetBytes);
    const restBytes = bytesOf(cut.rest);
    const rest = cut.rest.length > 0 ? await written.writeList({ build, files: cut.rest, rest: null }) : null;
    const list = await written.writeList({ build, files: cut.first, rest: rest && { ...rest, bytes: restBytes } });
    const edition: OfflineEdition = { list, shell: await offlineShell(client, own, language) };
    return { edition, summary: { language, bytes: bytesOf(cut.first), files: cut.first.length, restBytes } };
  };
  const all = await Promise.all(LANGUAGE_CODES.map(editionOf));
  const editions = Object.fromEntries(all.map(({ edition, summary }) => [summary.language, edition]));
  const code = await readFile(join(client, WORKER), 'utf8');
  await written.write(WORKER, withOfflineBuild(code, { build, editions: editions as OfflineBuild['editions'] }));
  if (quick) await addQuickCopies(client, written.names);
  const plan = join(client, PLAN);
  await Promise.all([plan, ...copiesOf(plan)].map((path) => rm(path, { force: true })));
  return all.map(({ summary }) => summary);
}
