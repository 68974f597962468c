import { buildMetaPath, PATHS } from '../../lib/navigation/paths.ts';
import { untilNextPoll } from '../../lib/offline/build-poll.ts';
import { fetchAgain } from '../kit/fetch-with-retry.ts';
import { $lastPoll } from './last-build-check.store.ts';
import { tellWorker } from './worker-request.ts';
import { noteWorker } from './worker-state.store.ts';

/** A question that got no answer is asked again after so long. */
const AGAIN_AFTER_MS = 60_000;

/** What polling stands on; tests give their own. */
export interface PollPorts {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after so many milliseconds. */
  readonly wait: (task: () => void, ms: number) => void;
}

const REAL: PollPorts = {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  wait: (task, ms) => void setTimeout(task, ms),
};

async function newestBuild({ fetch, now }: PollPorts): Promise<string | null> {
  const answer = await fetchAgain(fetch, `${PATHS.latestBuild}?t=${now()}`, { cache: 'no-store' });
  const { id } = (answer ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** The next page comes from the new build: links of this one that have moved since lead there directly. */
async function announce(build: string, { fetch }: PollPorts): Promise<void> {
  noteWorker({ updateNeeded: true });
  await tellWorker({ type: 'check' });
  const { followRouteRules } = await import('./sync-route-rules.ts');
  followRouteRules(await fetchAgain(fetch, buildMetaPath(build)));
}

/**
 * Asks every hour which build is the newest (specification.md#offline-and-updates). All pages of the browser share the hour. A page
 * of an older build goes on working; the next navigation brings the new one.
 */
export function pollBuilds(ports: PollPorts = REAL): void {
  const toGo = () => untilNextPoll($lastPoll.get(), ports.now());
  // A page that asks at once hears of its own build first.
  let known = toGo() > 0 ? ($lastPoll.get()?.build ?? null) : null;

  async function poll(): Promise<void> {
    const build = await newestBuild(ports);
    if (build === null) return;
    $lastPoll.set({ build, at: ports.now() });
    const isNew = known !== null && known !== build;
    known = build;
    if (isNew) await announce(build, ports);
  }

  async function tick(): Promise<void> {
    if (toGo() === 0) await poll().catch(() => undefined);
    ports.wait(tick, Math.max(toGo(), AGAIN_AFTER_MS));
  }
  tick();
}
