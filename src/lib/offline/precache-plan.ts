import { fileTypeOf } from './file-type.ts';
import type { OfflineFile } from './precache-list.ts';
import type { SavedFile } from './precached-file.ts';

/**
 * The amount that is saved. `frugal`: shared files and visited or chosen pages; `usual`: the list
 * within the budget; `everything`: all files, as the traveller requested.
 */
export type SaveMode = 'frugal' | 'usual' | 'everything';

/** The browser's facts about the connection; absent facts count as good. */
export interface ConnectionInfo {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

/** Whether the connection is slow or the traveller wants to save data. */
export function isFrugalConnection({ saveData, effectiveType }: ConnectionInfo): boolean {
  return saveData === true || /2g$/.test(effectiveType ?? '');
}

export function saveModeOf(line: ConnectionInfo, wantsEverything: boolean): SaveMode {
  if (wantsEverything) return 'everything';
  return isFrugalConnection(line) ? 'frugal' : 'usual';
}

/** The files of a list to save, in its order. */
export function filesToKeep(
  files: readonly OfflineFile[],
  mode: SaveMode,
  chosen: ReadonlySet<string>,
): readonly OfflineFile[] {
  if (mode !== 'frugal') return files;
  return files.filter((file) => fileTypeOf(file) === 'core' || chosen.has(file.path));
}

/**
 * Chosen pages that the list has no room for. The content is not listed, so whatever was loaded
 * from an address is right.
 */
export function pagesBeyond(files: readonly OfflineFile[], chosen: ReadonlySet<string>): readonly OfflineFile[] {
  const listed = new Set(files.map(({ path }) => path));
  const beyond = [...chosen].filter((path) => !listed.has(path) && !/\.\w+$/.test(path));
  return beyond.map((path) => ({ path, revision: `of ${path}`, bytes: 0, title: path }));
}

/**
 * The files to load, each content once: the same page may have two addresses.
 *
 * @param saved the saved files under any address
 */
export function filesToFetch(wanted: readonly OfflineFile[], saved: readonly SavedFile[]): readonly OfflineFile[] {
  const known = new Set(saved.flatMap(({ revision, listedAs, path }) => [revision, listedAs, `of ${path}`]));
  return wanted.filter(({ revision }) => {
    if (known.has(revision)) return false;
    known.add(revision);
    return true;
  });
}

/** The compressed bytes of files, each content once. */
export function bytesOf(files: readonly OfflineFile[]): number {
  const byRevision = new Map(files.map(({ revision, bytes }) => [revision, bytes]));
  return [...byRevision.values()].reduce((sum, bytes) => sum + bytes, 0);
}
