import { fileTypeOf } from './file-type.ts';
import type { OfflineFile } from './precache-list.ts';
import type { SavedFile } from './precached-file.ts';

/**
 * How much is kept. `frugal`: what pages stand on, and the pages that somebody has looked at or chosen. `usual`: the list, which
 * the build has cut to the budget. `everything`: what did not fit as well, because the traveller said so.
 */
export type SaveMode = 'frugal' | 'usual' | 'everything';

/** What the browser says about the line; where it says nothing, nothing is wrong with it. */
export interface ConnectionInfo {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

/** Whether the traveller asked for few bytes, or the line is too slow for what nobody asked for. */
export function isFrugalConnection({ saveData, effectiveType }: ConnectionInfo): boolean {
  return saveData === true || /2g$/.test(effectiveType ?? '');
}

export function saveModeOf(line: ConnectionInfo, wantsEverything: boolean): SaveMode {
  if (wantsEverything) return 'everything';
  return isFrugalConnection(line) ? 'frugal' : 'usual';
}

/** The files of a list that are to be kept, in its order. */
export function filesToKeep(
  files: readonly OfflineFile[],
  mode: SaveMode,
  chosen: ReadonlySet<string>,
): readonly OfflineFile[] {
  if (mode !== 'frugal') return files;
  return files.filter((file) => fileTypeOf(file) === 'core' || chosen.has(file.path));
}

/**
 * Pages that are to be kept although the list has no room for them. Nobody says which content they must have, so what has come
 * once for an address is what was wanted.
 */
export function pagesBeyond(files: readonly OfflineFile[], chosen: ReadonlySet<string>): readonly OfflineFile[] {
  const listed = new Set(files.map(({ path }) => path));
  const beyond = [...chosen].filter((path) => !listed.has(path) && !/\.\w+$/.test(path));
  return beyond.map((path) => ({ path, revision: `of ${path}`, bytes: 0, title: path }));
}

/**
 * The files whose content is not there yet, each content once: a listing has two addresses and so two pages with the same text.
 *
 * @param saved what is kept, under whatever address
 */
export function filesToFetch(wanted: readonly OfflineFile[], saved: readonly SavedFile[]): readonly OfflineFile[] {
  const known = new Set(saved.flatMap(({ revision, listedAs, path }) => [revision, listedAs, `of ${path}`]));
  return wanted.filter(({ revision }) => {
    if (known.has(revision)) return false;
    known.add(revision);
    return true;
  });
}

/** What files cost on the wire, each content once. */
export function bytesOf(files: readonly OfflineFile[]): number {
  const byRevision = new Map(files.map(({ revision, bytes }) => [revision, bytes]));
  return [...byRevision.values()].reduce((sum, bytes) => sum + bytes, 0);
}
