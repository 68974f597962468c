import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $lastBuildCheck } from '../../../src/islands/offline/last-build-check.store.ts';
import { pollBuilds } from '../../../src/islands/offline/poll-builds.ts';
import { $workerState, updateWorkerState } from '../../../src/islands/offline/worker-state.store.ts';
import { POLL_INTERVAL_MS } from '../../../src/lib/offline/build-poll.ts';
import { FakeContainer, FakeWorker, withContainer } from '../../fixtures/fakes/a-worker-container.ts';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const NOW = 1_800_000_000_000;

/** An open page whose hours the test lets pass. */
function anOpenPage(build = 'a') {
  const site = { build, isUp: true, rules: [{ from: '/old', to: '/new', status: 301 }] };
  const asked: string[] = [];
  const waits: { readonly task: () => void; readonly ms: number }[] = [];
  const clock = { now: NOW };
  pollBuilds({
    fetch: async (input) => {
      asked.push(String(input));
      if (!site.isUp) throw new TypeError('Failed to fetch');
      return Response.json(String(input).includes('/meta/') ? { redirects: site.rules } : { id: site.build });
    },
    now: () => clock.now,
    wait: (task, ms) => void waits.push({ task, ms }),
  });
  const pass = async () => {
    const { task, ms } = waits.shift() ?? { task: () => undefined, ms: 0 };
    clock.now += ms;
    task();
    await waitFor(() => expect(waits).toHaveLength(1));
  };
  return { site, asked, waits, pass, ready: () => waitFor(() => expect(waits).toHaveLength(1)) };
}

beforeEach(() => {
  withContainer(new FakeContainer(new FakeWorker()));
  $lastBuildCheck.set(null);
  updateWorkerState({ updateNeeded: false });
});

describe('the poll for a newer build (specification.md#offline-and-updates)', () => {
  test('asks with the time in the address, then every hour', async () => {
    const { asked, waits, ready } = anOpenPage();
    await ready();
    expect(asked).toEqual([`/builds/latest.json?t=${NOW}`]);
    expect(waits[0]?.ms).toBe(POLL_INTERVAL_MS);
  });

  test('takes the first answer for the build of the page itself', async () => {
    $lastBuildCheck.set({ build: 'older', at: NOW - POLL_INTERVAL_MS });
    const { ready } = anOpenPage();
    await ready();
    expect($workerState.get().updateNeeded).toBe(false);
  });

  test('shares the hour with other pages of the browser', async () => {
    $lastBuildCheck.set({ build: 'a', at: NOW - POLL_INTERVAL_MS / 2 });
    const { asked, waits, ready } = anOpenPage();
    await ready();
    expect(asked).toEqual([]);
    expect(waits[0]?.ms).toBe(POLL_INTERVAL_MS / 2);
  });

  test('finds a new build, notifies the worker and loads its route rules', async () => {
    const worker = new FakeWorker();
    withContainer(new FakeContainer(worker));
    const { site, asked, pass, ready } = anOpenPage();
    await ready();
    site.build = 'b';
    await pass();
    expect($workerState.get().updateNeeded).toBe(true);
    expect(asked.at(-1)).toBe('/builds/meta/b.json');
    expect(worker.told).toContainEqual({ type: 'check' });
  });

  test('requests twice where the server fails (specification.md#errors)', async () => {
    const asked: string[] = [];
    pollBuilds({
      fetch: async (input) => {
        asked.push(String(input));
        return asked.length === 1 ? new Response('', { status: 502 }) : Response.json({ id: 'a' });
      },
      now: () => NOW,
      wait: () => undefined,
    });
    await waitFor(() => expect($lastBuildCheck.get()).toEqual({ build: 'a', at: NOW }));
    expect(asked).toHaveLength(2);
  });

  test('tries again silently a minute after a poll without a response', async () => {
    const { site, waits, pass, ready } = anOpenPage();
    await ready();
    site.isUp = false;
    await pass();
    expect(waits[0]?.ms).toBe(60_000);
  });

  test('polls immediately where the clock was a day ahead', async () => {
    $lastBuildCheck.set({ build: 'a', at: NOW + 86_400_000 });
    const { asked, ready } = anOpenPage();
    await ready();
    expect(asked).toHaveLength(1);
  });
});

describe('the route rules of a newer build', () => {
  const click = (href: string) => {
    document.body.innerHTML = `<a href="${href}"><span>there</span></a>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('span')?.dispatchEvent(event);
    return event;
  };

  test.each([
    ['/old', '/new'],
    ['/weather', 'https://weather.test/'],
  ])('lead from %s to %s', async (from, to) => {
    const { syncRouteRules } = await import('../../../src/islands/offline/sync-route-rules.ts');
    const assign = vi.fn();
    syncRouteRules({ id: 'b', redirects: [{ from, to, status: 302 }] }, assign);
    expect(click(from).defaultPrevented).toBe(true);
    expect(assign).toHaveBeenCalledWith(to);
    expect(click('/tours').defaultPrevented).toBe(false);
  });

  test.each([null, {}, { redirects: [{ from: '/old', to: 'javascript:alert(1)', status: 302 }] }])(
    'are none where %j comes',
    async (metadata) => {
      const { syncRouteRules } = await import('../../../src/islands/offline/sync-route-rules.ts');
      syncRouteRules(metadata, vi.fn());
      expect(click('/old').defaultPrevented).toBe(false);
    },
  );
});
