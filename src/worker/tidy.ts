import type { OfflineBuild } from '../lib/offline/offline-build.ts';
import { parseOfflineList } from '../lib/offline/precache-list.ts';
import { filesToDrop } from '../lib/offline/prune-cache.ts';
import type { FileStore } from './file-store.ts';
import type { Notes } from './notes.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { Wishes } from './wishes.ts';

/** The lists of this build and of the one before it. */
interface Generations {
  readonly current: string;
  readonly before: string | null;
}

interface Parts {
  readonly site: FileStore;
  readonly lists: OfflineLists;
  readonly wishes: Wishes;
  readonly notes: Notes;
  readonly build: OfflineBuild;
}

const NOTE = 'generations';

/** Whether all of some build has been saved here before. */
export async function hasGeneration(notes: Notes): Promise<boolean> {
  return (await notes.read(NOTE)) !== null;
}

/** Makes the function that drops what no page asks for any more. It runs when all files of the build are there, never before: an old page is better than none. */
export function createTidy({ site, lists, wishes, notes, build }: Parts): () => Promise<void> {
  async function generations(): Promise<Generations> {
    const noted = ((await notes.read(NOTE)) ?? {}) as Partial<Generations>;
    const current = typeof noted.current === 'string' ? noted.current : null;
    const before = typeof noted.before === 'string' ? noted.before : null;
    if (current === build.list.path) return { current, before };
    const next = { current: build.list.path, before: current };
    await notes.write(NOTE, next);
    return next;
  }

  async function addressesBefore({ before }: Generations): Promise<ReadonlySet<string>> {
    const kept = before === null ? null : await site.read(before);
    const list = kept && parseOfflineList(await kept.response.text());
    return new Set([...(before === null ? [] : [before]), ...(list?.files ?? []).map(({ path }) => path)]);
  }

  return async () => {
    const list = await lists.first();
    if (!list) return;
    const hasAll = list.rest === null || (await wishes.extent()) === 'everything';
    const rest = hasAll ? await lists.rest() : [];
    const listed = new Set([...(await lists.addresses()), ...rest.map(({ path }) => path)]);
    const listedBefore = await addressesBefore(await generations());
    await site.drop(filesToDrop({ saved: await site.all(), listed, listedBefore, isWhole: hasAll }));
  };
}
