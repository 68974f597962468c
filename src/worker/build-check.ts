import { PATHS } from '../lib/navigation/paths.ts';
import { type BuildSeen, isCheckDue, isFresh, parseBuildSeen } from '../lib/offline/build-freshness.ts';
import type { Notes } from './notes.ts';
import type { WorkerPorts } from './ports.ts';

const NOTE = 'build-seen';

/** Knows whether the site still has the build whose files are saved. */
export interface BuildCheck {
  /** Whether it was so a short while ago: then what is saved is as good as what would come. */
  readonly isFresh: () => Promise<boolean>;
  /** Asks the site, unless that was done a moment ago; a newer build brings a newer worker. Never rejects. */
  readonly check: () => Promise<void>;
  /** Somebody has seen another build: asks at once. */
  readonly checkNow: () => Promise<void>;
}

export function createBuildCheck(ports: WorkerPorts, notes: Notes, build: string): BuildCheck {
  let seen: BuildSeen | null = null;

  async function recall(): Promise<BuildSeen | null> {
    seen ??= parseBuildSeen(await notes.read(NOTE));
    return seen;
  }

  async function newest(): Promise<string | null> {
    const response = await ports.fetch(`${PATHS.latestBuild}?t=${ports.now()}`, { cache: 'no-store' });
    const { id } = (await response.json()) as { readonly id?: unknown };
    return typeof id === 'string' ? id : null;
  }

  async function ask(): Promise<void> {
    const id = await newest().catch(() => null);
    if (id === null) return;
    seen = { build: id, at: ports.now() };
    await notes.write(NOTE, seen);
    if (id === build) return;
    await ports.tell({ type: 'update-needed', build: id });
    await ports.update().catch(() => undefined);
  }

  return {
    isFresh: async () => isFresh(await recall(), build, ports.now()),
    check: async () => {
      if (isCheckDue(await recall(), ports.now())) await ask();
    },
    checkNow: ask,
  };
}
