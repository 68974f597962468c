import { isImmutable } from '../lib/offline/file-type.ts';
import type { OfflineFile } from '../lib/offline/precache-list.ts';
import type { SavedFile, SavedFor } from '../lib/offline/precached-file.ts';
import { type Answered, isOurPage, isTheFile } from '../lib/offline/response-check.ts';
import { revisionOf } from './digest.ts';
import type { ReadAnswer } from './file-store.ts';
import type { WorkerPorts } from './ports.ts';

/** What an answer says about itself. */
export function factsOf({ status, type, redirected, headers }: Response): Answered {
  return { status, type, redirected, contentType: headers.get('content-type') ?? '' };
}

/** Reads an answer to its end. Rejects when the line breaks meanwhile. */
export async function readWhole(response: Response): Promise<ReadAnswer> {
  return { headers: response.headers, body: await response.arrayBuffer() };
}

function isOurs({ title }: Pick<OfflineFile, 'title'>, { body }: ReadAnswer): boolean {
  return title === null || isOurPage(new TextDecoder().decode(body));
}

/**
 * Fetches a file that is to be kept, behind everything that somebody waits for.
 *
 * @returns null when what came is not that file: another network's sign-in page, an error, a file cut short
 */
export async function fetchFile(file: OfflineFile, { fetch }: Pick<WorkerPorts, 'fetch'>): Promise<ReadAnswer | null> {
  const cache = isImmutable(file.path) ? 'default' : 'no-cache';
  const response = await fetch(file.path, { cache, priority: 'low' });
  if (!isTheFile(file.path, factsOf(response))) return null;
  const answer = await readWhole(response);
  if (isImmutable(file.path)) return (await revisionOf(answer.body)) === file.revision ? answer : null;
  return isOurs(file, answer) ? answer : null;
}

/** What is known about a file that has just come. */
export async function describeFile(
  path: string,
  { body }: ReadAnswer,
  { savedFor, savedAt, listedAs }: { savedFor: SavedFor; savedAt: number; listedAs: string | null },
): Promise<SavedFile> {
  const revision = await revisionOf(body);
  return { path, revision, listedAs: listedAs ?? revision, savedAt, savedFor, size: body.byteLength };
}
