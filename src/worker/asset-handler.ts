import { isImmutable } from '../lib/offline/file-type.ts';
import { isAsListed } from '../lib/offline/precached-file.ts';
import { isExpectedFile } from '../lib/offline/response-check.ts';
import type { BuildCheck } from './build-check.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { describeFile, readBody, responseFacts } from './network.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { WorkerPorts } from './ports.ts';
import { FALLBACK_TIMEOUT_MS, withTimeout } from './timeouts.ts';

interface Dependencies {
  readonly ports: WorkerPorts;
  readonly site: FileStore;
  readonly lists: OfflineLists;
  readonly check: BuildCheck;
}

/** A request for a script, a font or data. */
export interface AssetRequest {
  readonly request: Request;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Makes the handlers of requests for scripts, fonts and data. */
export function createAssetHandlers({ ports, site, lists, check }: Dependencies) {
  async function store(path: string, response: Response): Promise<void> {
    const listedAs = await lists.revisionAt(path);
    if (!isExpectedFile(path, responseFacts(response)) || (listedAs === null && !isImmutable(path))) return;
    const answer = await readBody(response);
    const file = await describeFile(path, answer, { savedFor: 'visit', savedAt: ports.now(), listedAs: null });
    await site.put(answer, file).catch(() => undefined);
  }

  async function fetchAndStore({ request, waitUntil }: AssetRequest, path: string): Promise<Response> {
    const response = await ports.fetch(request);
    const copy = response.clone();
    waitUntil(store(path, copy).catch(() => undefined));
    return response;
  }

  /** Responds with a script, saved or not: its name changes with its content. */
  async function handleScript(event: AssetRequest): Promise<Response> {
    const path = new URL(event.request.url).pathname;
    const stored = await site.read(path).catch(() => null);
    return stored ? stored.response : fetchAndStore(event, path);
  }

  async function isCurrent(path: string, { file }: StoredFile): Promise<boolean> {
    const listed = await lists.revisionAt(path);
    return listed !== null && isAsListed(file, listed) && (await check.isFresh());
  }

  /**
   * Data comes from the site unless the saved copy is known to be the same. Each build may change
   * it.
   */
  async function handleData(event: AssetRequest): Promise<Response> {
    const path = new URL(event.request.url).pathname;
    const stored = await site.read(path).catch(() => null);
    if (!stored) return fetchAndStore(event, path);
    if (await isCurrent(path, stored)) return stored.response;
    const network = fetchAndStore(event, path);
    event.waitUntil(network.catch(() => undefined));
    const answer = await withTimeout(FALLBACK_TIMEOUT_MS, network, ports).catch(() => null);
    return answer instanceof Response && answer.status < 500 ? answer : stored.response;
  }

  return { handleScript, handleData };
}
