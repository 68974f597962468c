import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageStatus } from '../../../src/lib/offline/worker-messages.ts';
import { FakeContainer, FakeWorker, withContainer } from '../../fixtures/fakes/a-worker-container.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

vi.stubEnv('PROD', true);

const GREETING: PageStatus = {
  build: 'a',
  origin: 'site',
  savedRevision: 'one',
  savedAt: 1_800_000_000_000,
  listedRevision: 'one',
};

const workerOf = (changes: Partial<PageStatus> = {}) => new FakeWorker({ hello: { ...GREETING, ...changes } });

/** A page that registers its worker; each has modules of its own, as a page of its own has. */
async function aPage(container: FakeContainer | undefined) {
  vi.resetModules();
  addOverlaysIsland();
  withContainer(container);
  const { registerWorker } = await import('../../../src/islands/offline/register-worker.ts');
  const { $workerState } = await import('../../../src/islands/offline/worker-state.store.ts');
  await registerWorker();
  return { state: () => $workerState.get() };
}

/** Longer than a page without a worker waits before it fetches, in ms. */
const LATER_MS = 700;

/** A page with one island. @returns tells which scripts the page has fetched */
function fetchedScripts(): () => readonly string[] {
  document.body.innerHTML = '<astro-island component-url="/_astro/Picker.js"></astro-island>';
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  return () => fetched.mock.calls.map(([url]) => new URL(String(url)).pathname);
}

/** Whether what follows a worker is there: it notes at once what the browser knows. */
const isFollowed = ({ state }: Awaited<ReturnType<typeof aPage>>) => state().registered;

const greeted = (worker: FakeWorker) => waitFor(() => expect(worker.told).toContainEqual({ type: 'hello' }));

beforeEach(() => history.replaceState(null, '', '/tours'));

describe('the worker of the site', () => {
  test('is registered for the whole site and goes on saving', async () => {
    const container = new FakeContainer(null);
    await aPage(container);
    expect(container.registered[0]).toBe('/sw.js');
    expect(container.registration?.active?.told).toEqual([{ type: 'save' }]);
  });

  test('saves the scripts of the first tap itself, so that the page fetches none', async () => {
    const scripts = fetchedScripts();
    await aPage(new FakeContainer(null));
    await new Promise((resolve) => setTimeout(resolve, LATER_MS));
    expect(scripts()).toEqual([]);
  });

  test('is none in some private windows, whose pages fetch the scripts of the first tap', async () => {
    const scripts = fetchedScripts();
    await aPage(undefined);
    await waitFor(() => expect(scripts()).toEqual(['/_astro/Picker.js']));
  });

  test('may be refused, and then the page fetches the scripts of the first tap', async () => {
    const container = new FakeContainer(null);
    vi.spyOn(container, 'register').mockRejectedValue(new DOMException('insecure', 'SecurityError'));
    const scripts = fetchedScripts();
    await aPage(container);
    await waitFor(() => expect(scripts()).toEqual(['/_astro/Picker.js']));
  });

  test('a browser that refuses is recorded (specification.md#errors)', async () => {
    const container = new FakeContainer(null);
    vi.spyOn(container, 'register').mockRejectedValue(new DOMException('insecure', 'SecurityError'));
    const page = await aPage(container);
    await waitFor(() => expect(page.state().registrationError).toBe(true));
  });
});

describe('the worker of an earlier visit', () => {
  test('costs a page one message where nothing is to be shown', async () => {
    const worker = workerOf();
    const page = await aPage(new FakeContainer(worker));
    await greeted(worker);
    await vi.dynamicImportSettled();
    expect(isFollowed(page)).toBe(false);
  });

  test('says that the page was saved', async () => {
    document.documentElement.dataset.rates = '2026-09-29';
    await aPage(new FakeContainer(workerOf({ origin: 'no-network' })));
    await waitFor(() => expect(document.querySelector('.page-banner')?.textContent).toContain('You are offline.'));
  });

  test('is watched where it did not serve the page', async () => {
    const page = await aPage(new FakeContainer(workerOf({ origin: 'unknown' })));
    await waitFor(() => expect(isFollowed(page)).toBe(true));
  });

  test('reloads the page that nobody has touched when a newer one has another of it (specification.md#offline-and-updates)', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const worker = workerOf();
    const container = new FakeContainer(worker);
    await aPage(container);
    await greeted(worker);
    container.changeTo(workerOf({ savedRevision: 'two', listedRevision: 'two' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('leaves a page alone that is the same for a newer one', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const worker = workerOf();
    const container = new FakeContainer(worker);
    const page = await aPage(container);
    await greeted(worker);
    await new Promise((resolve) => setTimeout(resolve));
    const next = workerOf({ savedRevision: null });
    container.changeTo(next);
    await greeted(next);
    await waitFor(() => expect(isFollowed(page)).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
  });
});
