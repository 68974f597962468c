import { isImmutable } from '../lib/offline/file-type.ts';
import { isAsListed } from '../lib/offline/precached-file.ts';
import { isTheFile } from '../lib/offline/response-check.ts';
import type { BuildCheck } from './build-check.ts';
import type { FileStore, KeptFile } from './file-store.ts';
import { describeFile, factsOf, readWhole } from './network.ts';
import type { OfflineLists } from './offline-lists.ts';
import { GIVE_UP_MS, within } from './patience.ts';
import type { WorkerPorts } from './ports.ts';

interface Parts {
  readonly ports: WorkerPorts;
  readonly site: FileStore;
  readonly lists: OfflineLists;
  readonly check: BuildCheck;
}

/** A request for a script, a typeface or data. */
export interface FileRequest {
  readonly request: Request;
  readonly later: (work: Promise<unknown>) => void;
}

/** Makes the functions that answer requests for what pages stand on. */
export function createFileAnswers({ ports, site, lists, check }: Parts) {
  async function keep(path: string, response: Response): Promise<void> {
    const listedAs = await lists.revisionAt(path);
    if (!isTheFile(path, factsOf(response)) || (listedAs === null && !isImmutable(path))) return;
    const answer = await readWhole(response);
    const file = await describeFile(path, answer, { savedFor: 'visit', savedAt: ports.now(), listedAs: null });
    await site.put(answer, file).catch(() => undefined);
  }

  async function fromNetwork({ request, later }: FileRequest, path: string): Promise<Response> {
    const response = await ports.fetch(request);
    const copy = response.clone();
    later(keep(path, copy).catch(() => undefined));
    return response;
  }

  /** The name of a script changes with its content, so what is saved is right for ever. */
  async function answerScript(asked: FileRequest): Promise<Response> {
    const path = new URL(asked.request.url).pathname;
    const kept = await site.read(path).catch(() => null);
    return kept ? kept.response : fromNetwork(asked, path);
  }

  async function isCurrent(path: string, { file }: KeptFile): Promise<boolean> {
    const listed = await lists.revisionAt(path);
    return listed !== null && isAsListed(file, listed) && (await check.isFresh());
  }

  /** Data may change with each build: as pages do, it comes from the site unless what is saved is known to be the same. */
  async function answerData(asked: FileRequest): Promise<Response> {
    const path = new URL(asked.request.url).pathname;
    const kept = await site.read(path).catch(() => null);
    if (!kept) return fromNetwork(asked, path);
    if (await isCurrent(path, kept)) return kept.response;
    const network = fromNetwork(asked, path);
    asked.later(network.catch(() => undefined));
    const answer = await within(GIVE_UP_MS, network, ports).catch(() => null);
    return answer instanceof Response && answer.status < 500 ? answer : kept.response;
  }

  return { answerScript, answerData };
}
