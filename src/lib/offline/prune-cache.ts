import { isImmutable } from './file-type.ts';
import type { SavedFile } from './precached-file.ts';

/** Maximum number of visited pages that are saved besides the list. */
export const MAX_VISITED = 60;

/** The facts that decide what is pruned. */
export interface PruneInput {
  readonly saved: readonly SavedFile[];
  /** Addresses in the list of the build whose worker this is. */
  readonly listed: ReadonlySet<string>;
  /** Addresses of the previous list: pages that are still open use its scripts. */
  readonly listedBefore: ReadonlySet<string>;
  /** Whether the list names every file of the site: then a page that it does not name is gone. */
  readonly isWhole: boolean;
}

function newestFirst(a: SavedFile, b: SavedFile): number {
  return b.savedAt - a.savedAt;
}

/** The addresses of files that no page uses any more. */
export function filesToPrune({ saved, listed, listedBefore, isWhole }: PruneInput): readonly string[] {
  const unlisted = saved.filter(({ path }) => !listed.has(path));
  const visited = unlisted.filter(({ path, savedFor }) => !isWhole && !isImmutable(path) && savedFor !== 'list');
  const retained = new Set(visited.toSorted(newestFirst).slice(0, MAX_VISITED));
  const isNeeded = (file: SavedFile) => retained.has(file) || (isImmutable(file.path) && listedBefore.has(file.path));
  return unlisted.filter((file) => !isNeeded(file)).map(({ path }) => path);
}

/** Limits for saved pictures that are larger than thumbnails. */
export interface PictureLimits {
  readonly most: number;
  readonly bytes: number;
}

/**
 * The pictures to remove so that the others are within the limits.
 *
 * @param saved the oldest first
 */
export function imagesToPrune(saved: readonly SavedFile[], { most, bytes }: PictureLimits): readonly string[] {
  let room = bytes;
  const fitsLimits = (file: SavedFile, index: number) => {
    room -= file.size;
    return index < most && room >= 0;
  };
  const newest = saved.toReversed();
  const firstOut = newest.findIndex((file, index) => !fitsLimits(file, index));
  return firstOut < 0 ? [] : newest.slice(firstOut).map(({ path }) => path);
}
