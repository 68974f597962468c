import { lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folder of releases beside `dist`, each a whole build. */
export function releasesOf(dist: string): string {
  return join(dirname(dist), 'releases');
}

/** The new link while it is not yet in its place. */
const nextOf = (dist: string) => `${dist}.next`;

function kindOf(path: string): 'link' | 'folder' | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats ? (stats.isSymbolicLink() ? 'link' : 'folder') : null;
}

/**
 * Makes `dist` a link to a release by one rename, so that readers have the old or the new.
 * A `dist` that is a folder becomes a release first, and for that moment there is none: after a
 * crash in it, {@link finishSwitch} puts the link into its place.
 *
 * @param name of the release that a folder becomes
 */
export function switchRelease(dist: string, release: string, name: string): void {
  const next = nextOf(dist);
  rmSync(next, { force: true });
  symlinkSync(join(basename(releasesOf(dist)), release), next);
  if (kindOf(dist) === 'folder') {
    mkdirSync(releasesOf(dist), { recursive: true });
    renameSync(dist, join(releasesOf(dist), name));
  }
  renameSync(next, dist);
}

/** Ends a switch that a crash has stopped, so that there is a `dist` again. */
export function finishSwitch(dist: string): void {
  if (kindOf(nextOf(dist)) !== 'link') return;
  if (kindOf(dist) === null) renameSync(nextOf(dist), dist);
  else rmSync(nextOf(dist), { force: true });
}
