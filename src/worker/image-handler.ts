import { isImmutable } from '../lib/offline/file-type.ts';
import { fallbackImageFor } from '../lib/offline/image-variants.ts';
import { imagesToPrune, type PictureLimits } from '../lib/offline/prune-cache.ts';
import { isExpectedFile } from '../lib/offline/response-check.ts';
import type { AssetRequest } from './asset-handler.ts';
import type { FileStore } from './file-store.ts';
import { describeFile, readBody, responseFacts } from './network.ts';
import type { WorkerPorts } from './ports.ts';
import { FALLBACK_TIMEOUT_MS, withTimeout } from './timeouts.ts';

/** Limits for pictures larger than thumbnails. */
const LIMITS: PictureLimits = { most: 60, bytes: 8 * 1024 * 1024 };

interface Dependencies {
  readonly ports: WorkerPorts;
  /** Has the thumbnails. */
  readonly site: FileStore;
  readonly pictures: FileStore;
}

/** Makes the handler of requests for pictures. */
export function createImageHandler({ ports, site, pictures }: Dependencies) {
  async function store(path: string, response: Response): Promise<void> {
    if (!isExpectedFile(path, responseFacts(response))) return;
    const answer = await readBody(response);
    const file = await describeFile(path, answer, { savedFor: 'visit', savedAt: ports.now(), listedAs: null });
    await pictures.put(answer, file);
    await pictures.remove(imagesToPrune(await pictures.list(), LIMITS));
  }

  async function fetchAndStore({ request, waitUntil }: AssetRequest, path: string): Promise<Response> {
    const response = await ports.fetch(request);
    waitUntil(store(path, response.clone()).catch(() => undefined));
    return response;
  }

  async function loadStored(path: string): Promise<Response | null> {
    const found = (await site.peek(path)) ?? (await pictures.peek(path));
    return found?.response ?? null;
  }

  async function loadOtherSize({ headers }: Request, path: string): Promise<Response | null> {
    const saved = (await Promise.all([site.list(), pictures.list()])).flat().map((file) => file.path);
    const other = fallbackImageFor(path, headers.get('accept') ?? '', saved);
    return other === null ? null : loadStored(other);
  }

  /** The picture, or another size of it where it does not load in time. */
  return async function handleImage(event: AssetRequest): Promise<Response> {
    const path = new URL(event.request.url).pathname;
    const stored = await loadStored(path).catch(() => null);
    if (stored && isImmutable(path)) return stored;
    const network = fetchAndStore(event, path);
    event.waitUntil(network.catch(() => undefined));
    const answer = await withTimeout(FALLBACK_TIMEOUT_MS, network, ports).catch(() => 'no-network' as const);
    if (answer instanceof Response) return answer;
    return stored ?? (await loadOtherSize(event.request, path).catch(() => null)) ?? network;
  };
}
