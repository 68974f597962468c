import type { OfflineBuild } from '../lib/offline/offline-build.ts';
import {
  type ListReference,
  type OfflineFile,
  type OfflineList,
  parseOfflineList,
} from '../lib/offline/precache-list.ts';
import { revisionOf } from './content-hash.ts';
import type { FileStore } from './file-store.ts';
import { describeFile, readBody } from './network.ts';
import type { WorkerPorts } from './ports.ts';
import { FALLBACK_TIMEOUT_MS, withTimeout } from './timeouts.ts';

/** The precache lists of this worker's build. */
export interface OfflineLists {
  /** The list that fits into the budget; null where it cannot be had so soon. */
  readonly first: (timeoutMs?: number) => Promise<OfflineList | null>;
  /** The files that did not fit. */
  readonly rest: () => Promise<readonly OfflineFile[]>;
  /** The listed revision of an address; null where it is not listed. */
  readonly revisionAt: (address: string) => Promise<string | null>;
  /** Addresses that the list names, and those of the lists themselves. */
  readonly addresses: () => Promise<ReadonlySet<string>>;
}

function decode(body: ArrayBuffer): string {
  return new TextDecoder().decode(body);
}

export function createLists(ports: WorkerPorts, site: FileStore, build: OfflineBuild): OfflineLists {
  let known: OfflineList | null = null;
  let loading: Promise<OfflineList | null> | undefined;
  let byAddress: ReadonlyMap<string, string> | undefined;

  async function fetchList({ path, revision }: ListReference): Promise<OfflineList | null> {
    const answer = await readBody(await ports.fetch(path));
    if ((await revisionOf(answer.body)) !== revision) return null;
    const file = await describeFile(path, answer, { savedFor: 'list', savedAt: ports.now(), listedAs: null });
    await site.put(answer, file).catch(() => undefined);
    return parseOfflineList(decode(answer.body));
  }

  async function load(reference: ListReference): Promise<OfflineList | null> {
    const stored = await site.read(reference.path);
    if (stored) return parseOfflineList(await stored.response.text());
    return fetchList(reference).catch(() => null);
  }

  async function loadFirst(): Promise<OfflineList | null> {
    known = await load(build.list);
    loading = undefined;
    return known;
  }

  async function first(timeoutMs: number = FALLBACK_TIMEOUT_MS): Promise<OfflineList | null> {
    if (known) return known;
    loading ??= loadFirst();
    const list = await withTimeout(timeoutMs, loading, ports);
    return list === 'too-slow' ? null : list;
  }

  async function revisions(): Promise<ReadonlyMap<string, string>> {
    if (byAddress) return byAddress;
    const list = await first();
    const read = new Map(list?.files.map(({ path, revision }) => [path, revision]));
    if (list) byAddress = read;
    return read;
  }

  return {
    first,
    rest: async () => {
      const rest = (await first())?.rest;
      return rest ? ((await load(rest))?.files ?? []) : [];
    },
    revisionAt: async (address) => (await revisions()).get(address) ?? null,
    addresses: async () => {
      const rest = (await first())?.rest;
      return new Set([...(await revisions()).keys(), build.list.path, ...(rest ? [rest.path] : [])]);
    },
  };
}
