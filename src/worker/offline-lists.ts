import {
  type ListReference,
  type OfflineFile,
  type OfflineList,
  parseOfflineList,
} from '../lib/offline/precache-list.ts';
import { revisionOf } from './content-hash.ts';
import type { Editions } from './editions.ts';
import type { FileStore } from './file-store.ts';
import { describeFile, readBody } from './network.ts';
import type { WorkerPorts } from './ports.ts';
import { FALLBACK_TIMEOUT_MS, withTimeout } from './timeouts.ts';

/** The precache lists of this worker's build, in the language that is saved. */
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

/** What is known of the list of one language. */
interface KnownList {
  readonly reference: ListReference;
  list: OfflineList | null;
  loading?: Promise<OfflineList | null> | undefined;
  byAddress?: ReadonlyMap<string, string>;
}

export function createLists(ports: WorkerPorts, site: FileStore, editions: Editions): OfflineLists {
  let last: KnownList | undefined;

  /** Starts over when the language has changed. */
  async function current(): Promise<KnownList> {
    const { list: reference } = await editions.current();
    if (last?.reference.path !== reference.path) last = { reference, list: null };
    return last;
  }

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

  async function loadFirst(known: KnownList): Promise<OfflineList | null> {
    known.list = await load(known.reference);
    known.loading = undefined;
    return known.list;
  }

  async function first(timeoutMs: number = FALLBACK_TIMEOUT_MS): Promise<OfflineList | null> {
    const known = await current();
    if (known.list) return known.list;
    known.loading ??= loadFirst(known);
    const list = await withTimeout(timeoutMs, known.loading, ports);
    return list === 'too-slow' ? null : list;
  }

  async function revisions(): Promise<ReadonlyMap<string, string>> {
    const known = await current();
    if (known.byAddress) return known.byAddress;
    const list = await first();
    const read = new Map(list?.files.map(({ path, revision }) => [path, revision]));
    if (list) known.byAddress = read;
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
      return new Set([...(await revisions()).keys(), (await current()).reference.path, ...(rest ? [rest.path] : [])]);
    },
  };
}
