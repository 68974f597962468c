import { isImmutable } from '../lib/offline/file-type.ts';
import { standInFor } from '../lib/offline/image-variants.ts';
import { type PictureLimits, picturesToDrop } from '../lib/offline/prune-cache.ts';
import { isTheFile } from '../lib/offline/response-check.ts';
import type { FileRequest } from './file-answers.ts';
import type { FileStore } from './file-store.ts';
import { describeFile, factsOf, readWhole } from './network.ts';
import { GIVE_UP_MS, within } from './patience.ts';
import type { WorkerPorts } from './ports.ts';

/** Larger pictures than thumbnails: enough for the trips that somebody is thinking about. */
const LIMITS: PictureLimits = { most: 60, bytes: 8 * 1024 * 1024 };

interface Parts {
  readonly ports: WorkerPorts;
  /** Has the thumbnails. */
  readonly site: FileStore;
  readonly pictures: FileStore;
}

/** Makes the function that answers requests for pictures. */
export function createPictureAnswers({ ports, site, pictures }: Parts) {
  async function keep(path: string, response: Response): Promise<void> {
    if (!isTheFile(path, factsOf(response))) return;
    const answer = await readWhole(response);
    const file = await describeFile(path, answer, { savedFor: 'visit', savedAt: ports.now(), listedAs: null });
    await pictures.put(answer, file);
    await pictures.drop(picturesToDrop(await pictures.all(), LIMITS));
  }

  async function fromNetwork({ request, later }: FileRequest, path: string): Promise<Response> {
    const response = await ports.fetch(request);
    later(keep(path, response.clone()).catch(() => undefined));
    return response;
  }

  async function kept(path: string): Promise<Response | null> {
    const found = (await site.peek(path)) ?? (await pictures.peek(path));
    return found?.response ?? null;
  }

  async function standIn({ headers }: Request, path: string): Promise<Response | null> {
    const saved = (await Promise.all([site.all(), pictures.all()])).flat().map((file) => file.path);
    const other = standInFor(path, headers.get('accept') ?? '', saved);
    return other === null ? null : kept(other);
  }

  /** A picture as it is, or another size of it where it cannot be had in time. */
  return async function answerPicture(asked: FileRequest): Promise<Response> {
    const path = new URL(asked.request.url).pathname;
    const known = await kept(path).catch(() => null);
    if (known && isImmutable(path)) return known;
    const network = fromNetwork(asked, path);
    asked.later(network.catch(() => undefined));
    const answer = await within(GIVE_UP_MS, network, ports).catch(() => 'no-network' as const);
    if (answer instanceof Response) return answer;
    return known ?? (await standIn(asked.request, path).catch(() => null)) ?? network;
  };
}
