import { addressToSave, savedAddresses } from '../lib/offline/cache-key.ts';
import { isAsListed, type SavedFor } from '../lib/offline/precached-file.ts';
import type { FileStore, KeptFile, ReadAnswer } from './file-store.ts';
import { describeFile } from './network.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { WorkerPorts } from './ports.ts';

/** A page that is saved, and whether it is the one of this worker's build. */
export interface FoundPage extends KeptFile {
  readonly isListed: boolean;
}

/** Finds and keeps pages by the address that somebody asks for. */
export interface SavedPages {
  readonly find: (path: string) => Promise<FoundPage | null>;
  readonly keep: (path: string, answer: ReadAnswer, savedFor: SavedFor) => Promise<void>;
  readonly forget: (path: string) => Promise<void>;
}

export function createSavedPages(ports: WorkerPorts, site: FileStore, lists: OfflineLists): SavedPages {
  async function addressFor(path: string): Promise<string> {
    const addresses = await lists.addresses();
    return addressToSave(path, (address) => addresses.has(address));
  }

  /** A content that is listed under several addresses is saved under one of them. */
  async function twinOf(address: string): Promise<KeptFile | null> {
    const revision = await lists.revisionAt(address);
    const files = (await lists.first())?.files ?? [];
    for (const twin of files.filter((file) => file.revision === revision && file.path !== address)) {
      const kept = await site.read(twin.path);
      if (kept && isAsListed(kept.file, twin.revision)) return kept;
    }
    return null;
  }

  async function find(path: string): Promise<FoundPage | null> {
    for (const address of savedAddresses(path)) {
      const kept = (await site.read(address)) ?? (await twinOf(address));
      const listed = kept && (await lists.revisionAt(address));
      if (kept) return { ...kept, isListed: listed !== null && isAsListed(kept.file, listed) };
    }
    return null;
  }

  return {
    find,
    keep: async (path, answer, savedFor) => {
      const address = await addressFor(path);
      const before = (await site.peek(address))?.file.savedFor;
      const reason = before === 'choice' ? before : savedFor;
      const file = await describeFile(address, answer, { savedFor: reason, savedAt: ports.now(), listedAs: null });
      // Without room, this page is not kept; the next ones may be smaller.
      await site.put(answer, file).catch(() => undefined);
    },
    forget: async (path) => {
      const [address] = savedAddresses(path);
      if (address !== undefined) await site.drop([address]);
    },
  };
}
