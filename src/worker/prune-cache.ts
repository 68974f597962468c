import { parseOfflineList } from '../lib/offline/precache-list.ts';
import { filesToPrune } from '../lib/offline/prune-cache.ts';
import type { Editions } from './editions.ts';
import type { FileStore } from './file-store.ts';
import type { KeyValueStore } from './kv-store.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { Preferences } from './preferences.ts';

/** The lists of this build and of the one before it. */
interface Generations {
  readonly current: string;
  readonly before: string | null;
}

interface Dependencies {
  readonly site: FileStore;
  readonly lists: OfflineLists;
  readonly preferences: Preferences;
  readonly kvStore: KeyValueStore;
  readonly editions: Editions;
}

const KEY = 'generations';

/** Whether all of some build has been saved here before. */
export async function hasGeneration(kvStore: KeyValueStore): Promise<boolean> {
  return (await kvStore.read(KEY)) !== null;
}

/**
 * Makes the function that removes files no page needs. It runs only when the build is saved whole.
 */
export function createPruneCache({ site, lists, preferences, kvStore, editions }: Dependencies): () => Promise<void> {
  async function loadGenerations(): Promise<Generations> {
    const stored = ((await kvStore.read(KEY)) ?? {}) as Partial<Generations>;
    const current = typeof stored.current === 'string' ? stored.current : null;
    const before = typeof stored.before === 'string' ? stored.before : null;
    const { path } = (await editions.current()).list;
    if (current === path) return { current, before };
    const next = { current: path, before: current };
    await kvStore.write(KEY, next);
    return next;
  }

  async function loadAddressesBefore({ before }: Generations): Promise<ReadonlySet<string>> {
    const stored = before === null ? null : await site.read(before);
    const list = stored && parseOfflineList(await stored.response.text());
    return new Set([...(before === null ? [] : [before]), ...(list?.files ?? []).map(({ path }) => path)]);
  }

  return async () => {
    const list = await lists.first();
    if (!list) return;
    const hasAll = list.rest === null || (await preferences.cacheMode()) === 'everything';
    const rest = hasAll ? await lists.rest() : [];
    const listed = new Set([...(await lists.addresses()), ...rest.map(({ path }) => path)]);
    const listedBefore = await loadAddressesBefore(await loadGenerations());
    await site.remove(filesToPrune({ saved: await site.list(), listed, listedBefore, isWhole: hasAll }));
  };
}
