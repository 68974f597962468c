import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finishSwitch, releasesOf, switchRelease } from '../../src/server/config/release-link.ts';
import { syncFolder } from '../../src/server/database/private-file.ts';

/** The folder of releases, and the link that says which of them is live. */
export interface Releases {
  /** The release that is live; null where a plain build is, or none. */
  readonly live: () => string | null;
  /** The folder of a release, which need not exist. Ids begin with their time. */
  readonly folderOf: (id: string) => string;
  /**
   * The folder for a new release. It has what is left of an older one, from which a copy of the
   * live one is soon made.
   *
   * @param from the older one; else the newest that is not live
   */
  readonly prepare: (id: string, from?: string) => string;
  /** Makes a release live at once. */
  readonly makeLive: (id: string) => void;
  /** Deletes a release that is not live. */
  readonly remove: (id: string) => Promise<void>;
  /** Deletes all but the live release and the one before it. */
  readonly prune: () => Promise<void>;
}

/** Opens the releases beside an output folder, and ends what a crash has stopped. */
export function openReleases(dist: string): Releases {
  const folder = releasesOf(dist);
  finishSwitch(dist);

  function live(): string | null {
    try {
      return basename(readlinkSync(dist));
    } catch {
      return null;
    }
  }

  /** All but the live one, the oldest first. */
  function oldReleases(): readonly string[] {
    const current = live();
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name !== current)
      .toSorted();
  }

  return {
    live,
    folderOf: (id) => join(folder, id),
    prepare: (id, from = oldReleases().at(-1)) => {
      const target = join(folder, id);
      const hasOlder = from !== undefined && from !== live() && existsSync(join(folder, from));
      if (hasOlder && !existsSync(target)) renameSync(join(folder, from), target);
      return target;
    },
    makeLive: (id) => {
      mkdirSync(folder, { recursive: true });
      switchRelease(dist, id, `${id}-before`);
      for (const changed of [folder, dirname(dist)]) syncFolder(changed);
    },
    remove: (id) => rm(join(folder, id), { recursive: true, force: true }),
    prune: async () => {
      const old = oldReleases().slice(0, -1);
      await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })));
    },
  };
}
