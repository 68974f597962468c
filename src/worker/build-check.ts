import { PATHS } from '../lib/navigation/paths.ts';
import { type BuildSeen, isCheckDue, isFresh, parseBuildSeen } from '../lib/offline/build-freshness.ts';
import type { KeyValueStore } from './kv-store.ts';
import type { WorkerPorts } from './ports.ts';

const KEY = 'build-seen';

/** Checks whether the site still has the build whose files are saved. */
export interface BuildCheck {
  /** Whether a recent check found the same build: then saved files are as good as fetched ones. */
  readonly isFresh: () => Promise<boolean>;
  /**
   * Checks the site unless a check is recent; a newer build loads a newer worker. Never rejects.
   */
  readonly check: () => Promise<void>;
  /** Checks the site now, because a page has seen another build. */
  readonly checkNow: () => Promise<void>;
}

export function createBuildCheck(ports: WorkerPorts, kvStore: KeyValueStore, build: string): BuildCheck {
  let seen: BuildSeen | null = null;

  async function loadLastSeen(): Promise<BuildSeen | null> {
    seen ??= parseBuildSeen(await kvStore.read(KEY));
    return seen;
  }

  async function fetchLatestBuild(): Promise<string | null> {
    const response = await ports.fetch(`${PATHS.latestBuild}?t=${ports.now()}`, { cache: 'no-store' });
    const { id } = (await response.json()) as { readonly id?: unknown };
    return typeof id === 'string' ? id : null;
  }

  async function checkNow(): Promise<void> {
    const id = await fetchLatestBuild().catch(() => null);
    if (id === null) return;
    seen = { build: id, at: ports.now() };
    await kvStore.write(KEY, seen);
    if (id === build) return;
    await ports.notifyPages({ type: 'update-needed', build: id });
    await ports.update().catch(() => undefined);
  }

  return {
    isFresh: async () => isFresh(await loadLastSeen(), build, ports.now()),
    check: async () => {
      if (isCheckDue(await loadLastSeen(), ports.now())) await checkNow();
    },
    checkNow,
  };
}
