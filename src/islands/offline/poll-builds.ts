import { buildMetaPath, PATHS } from '../../lib/navigation/paths.ts';
import { untilNextPoll } from '../../lib/offline/build-poll.ts';
import { type Fetch, getJson } from '../../lib/site/http-client.ts';
import { $lastBuildCheck } from './last-build-check.store.ts';
import { postToWorker } from './worker-request.ts';
import { updateWorkerState } from './worker-state.store.ts';

/** Milliseconds until the next poll after one without a response. */
const MIN_POLL_INTERVAL_MS = 60_000;

/** Dependencies of polling; tests pass fakes. */
export interface PollPorts {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after some milliseconds. */
  readonly wait: (task: () => void, ms: number) => void;
}

const BROWSER: PollPorts = {
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  wait: (task, ms) => void setTimeout(task, ms),
};

async function fetchLatestBuild({ fetch, now }: PollPorts): Promise<string | null> {
  const answer = await getJson({ path: `${PATHS.latestBuild}?t=${now()}`, cache: 'no-store' }, fetch);
  const { id } = (answer ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** Announces a new build: the next page comes from it, and moved links lead there directly. */
async function announce(build: string, { fetch }: PollPorts): Promise<void> {
  updateWorkerState({ updateNeeded: true });
  await postToWorker({ type: 'check' });
  const { syncRouteRules } = await import('./sync-route-rules.ts');
  syncRouteRules(await getJson({ path: buildMetaPath(build) }, fetch));
}

/**
 * Polls every hour for a new build (specification.md#offline-and-updates). All pages of the browser
 * share the hour. Pages of an older build go on working until the next navigation.
 */
export function pollBuilds(ports: PollPorts = BROWSER): void {
  const msUntilPoll = () => untilNextPoll($lastBuildCheck.get(), ports.now());
  // A page that polls now gets its own build first.
  let known = msUntilPoll() > 0 ? ($lastBuildCheck.get()?.build ?? null) : null;

  async function poll(): Promise<void> {
    const build = await fetchLatestBuild(ports);
    if (build === null) return;
    $lastBuildCheck.set({ build, at: ports.now() });
    const isNew = known !== null && known !== build;
    known = build;
    if (isNew) await announce(build, ports);
  }

  async function tick(): Promise<void> {
    if (msUntilPoll() === 0) await poll().catch(() => undefined);
    ports.wait(tick, Math.max(msUntilPoll(), MIN_POLL_INTERVAL_MS));
  }
  tick();
}
