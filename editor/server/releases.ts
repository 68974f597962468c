import { mkdirSync, readdirSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finishSwitch, releasesOf, switchRelease } from '../../src/server/config/release-link.ts';

/** The folder of releases, and the link that says which of them is live. */
export interface Releases {
  /** The release that is live; null where a plain build is, or none. */
  readonly live: () => string | null;
  /** The folder of a release, which need not exist. Ids begin with their time. */
  readonly folderOf: (id: string) => string;
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

  return {
    live,
    folderOf: (id) => join(folder, id),
    makeLive: (id) => {
      mkdirSync(folder, { recursive: true });
      switchRelease(dist, id, `${id}-before`);
    },
    remove: (id) => rm(join(folder, id), { recursive: true, force: true }),
    prune: async () => {
      const current = live();
      if (current === null) return;
      const others = readdirSync(folder).filter((name) => name !== current);
      const old = others.toSorted().slice(0, -1);
      await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })));
    },
  };
}
