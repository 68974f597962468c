import { cacheKeyOf, cacheKeysOf } from '../lib/offline/cache-key.ts';
import { isAsListed, type SaveReason } from '../lib/offline/precached-file.ts';
import type { FetchedFile, FileStore, StoredFile } from './file-store.ts';
import { describeFile } from './network.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { WorkerPorts } from './ports.ts';

/** A page that is saved, and whether it is the one of this worker's build. */
export interface FoundPage extends StoredFile {
  readonly isListed: boolean;
}

/** Finds and stores pages by the address of a navigation. */
export interface SavedPages {
  readonly find: (path: string) => Promise<FoundPage | null>;
  readonly store: (path: string, answer: FetchedFile, savedFor: SaveReason) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

export function createSavedPages(ports: WorkerPorts, site: FileStore, lists: OfflineLists): SavedPages {
  async function addressFor(path: string): Promise<string> {
    const addresses = await lists.addresses();
    return cacheKeyOf(path, (address) => addresses.has(address));
  }

  /** The same content under another address: each content is saved once. */
  async function loadTwin(address: string): Promise<StoredFile | null> {
    const revision = await lists.revisionAt(address);
    const files = (await lists.first())?.files ?? [];
    for (const twin of files.filter((file) => file.revision === revision && file.path !== address)) {
      const stored = await site.read(twin.path);
      if (stored && isAsListed(stored.file, twin.revision)) return stored;
    }
    return null;
  }

  async function find(path: string): Promise<FoundPage | null> {
    for (const address of cacheKeysOf(path)) {
      const stored = (await site.read(address)) ?? (await loadTwin(address));
      const listed = stored && (await lists.revisionAt(address));
      if (stored) return { ...stored, isListed: listed !== null && isAsListed(stored.file, listed) };
    }
    return null;
  }

  return {
    find,
    store: async (path, answer, savedFor) => {
      const address = await addressFor(path);
      const before = (await site.peek(address))?.file.savedFor;
      const reason = before === 'choice' ? before : savedFor;
      const file = await describeFile(address, answer, { savedFor: reason, savedAt: ports.now(), listedAs: null });
      // Without room this page is not stored; the next ones may be smaller.
      await site.put(answer, file).catch(() => undefined);
    },
    remove: async (path) => {
      const [address] = cacheKeysOf(path);
      if (address !== undefined) await site.remove([address]);
    },
  };
}
