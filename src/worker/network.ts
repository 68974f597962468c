import { isImmutable } from '../lib/offline/file-type.ts';
import type { OfflineFile } from '../lib/offline/precache-list.ts';
import type { SavedFile, SaveReason } from '../lib/offline/precached-file.ts';
import { isExpectedFile, isOurPage, type ResponseInfo } from '../lib/offline/response-check.ts';
import { revisionOf } from './content-hash.ts';
import type { FetchedFile } from './file-store.ts';
import type { WorkerPorts } from './ports.ts';

/** The facts of a response that decide whether it is stored. */
export function responseFacts({ status, type, redirected, headers }: Response): ResponseInfo {
  return { status, type, redirected, contentType: headers.get('content-type') ?? '' };
}

/** Reads a response to its end. Rejects when the connection breaks meanwhile. */
export async function readBody(response: Response): Promise<FetchedFile> {
  return { headers: response.headers, body: await response.arrayBuffer() };
}

function isFromThisSite({ title }: Pick<OfflineFile, 'title'>, { body }: FetchedFile): boolean {
  return title === null || isOurPage(new TextDecoder().decode(body));
}

/**
 * Fetches a file for the precache, with low priority.
 *
 * @returns null when what came is not that file: another network's sign-in page, an error, a file
 * cut short
 */
export async function fetchFile(file: OfflineFile, { fetch }: Pick<WorkerPorts, 'fetch'>): Promise<FetchedFile | null> {
  const cache = isImmutable(file.path) ? 'default' : 'no-cache';
  const response = await fetch(file.path, { cache, priority: 'low' });
  if (!isExpectedFile(file.path, responseFacts(response))) return null;
  const answer = await readBody(response);
  if (isImmutable(file.path)) return (await revisionOf(answer.body)) === file.revision ? answer : null;
  return isFromThisSite(file, answer) ? answer : null;
}

/** The details of a file that has just been fetched. */
export async function describeFile(
  path: string,
  { body }: FetchedFile,
  { savedFor, savedAt, listedAs }: { savedFor: SaveReason; savedAt: number; listedAs: string | null },
): Promise<SavedFile> {
  const revision = await revisionOf(body);
  return { path, revision, listedAs: listedAs ?? revision, savedAt, savedFor, size: body.byteLength };
}
