import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageStatus } from '../../../src/lib/offline/worker-messages.ts';
import { FakeContainer, FakeWorker, withContainer } from '../../fixtures/fakes/a-worker-container.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const GREETING: PageStatus = {
  build: 'a',
  origin: 'site',
  savedRevision: 'one',
  savedAt: 1_800_000_000_000,
  listedRevision: 'one',
};

const workerOf = (changes: Partial<PageStatus> = {}) => new FakeWorker({ hello: { ...GREETING, ...changes } });

/** A page that follows its worker; each has modules of its own, as a page of its own has. */
async function aPage(controller: FakeWorker | null = workerOf()) {
  vi.resetModules();
  addOverlaysIsland();
  const container = withContainer(new FakeContainer(controller));
  const page = { reload: vi.fn(), now: () => page.time, time: 1_000_000 };
  const { syncWorkerState } = await import('../../../src/islands/offline/worker-updates.ts');
  const { $workerState } = await import('../../../src/islands/offline/worker-state.store.ts');
  await syncWorkerState(page);
  return { container, page, state: () => $workerState.get() };
}

/** Until the page has heard of its new worker. */
const followed = (worker: FakeWorker) => waitFor(() => expect(worker.told).toContainEqual({ type: 'hello' }));

beforeEach(() => history.replaceState(null, '', '/tours'));

describe('the state of the worker (specification.md#offline-and-updates)', () => {
  test('is registered and active', async () => {
    const { state } = await aPage();
    expect(state()).toMatchObject({ registered: true, activated: true, registrationError: false });
  });

  test('has an error where the browser refuses the worker', async () => {
    const { state } = await aPage(null);
    expect(state()).toMatchObject({ registered: false, activated: false, registrationError: true });
  });

  test('follows the worker’s messages', async () => {
    const { container, state } = await aPage();
    container.say({ type: 'progress', isReady: false, isSaving: true });
    expect(state()).toMatchObject({ offlineReady: false, isSaving: true });
    container.say({ type: 'progress', isReady: true, isSaving: false });
    container.say({ type: 'update-needed', build: 'b' });
    container.say({ type: 'nonsense' });
    expect(state()).toMatchObject({ offlineReady: true, isSaving: false, updateNeeded: true });
  });
});

describe('a newer worker (specification.md#offline-and-updates: the page reloads)', () => {
  test('reloads a page that has changed', async () => {
    const { container, page } = await aPage();
    const next = workerOf({ listedRevision: 'two' });
    container.changeTo(next);
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  });

  test('leaves a page alone that is the same in the new build', async () => {
    const { container, page, state } = await aPage();
    const next = workerOf();
    container.changeTo(next);
    await followed(next);
    expect(page.reload).not.toHaveBeenCalled();
    expect(state().updateNeeded).toBe(false);
  });

  test('reloads a page of which the worker knows nothing', async () => {
    const { container, page } = await aPage(workerOf({ savedRevision: null }));
    container.changeTo(workerOf({ listedRevision: null }));
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  });

  test('never reloads a first visit', async () => {
    const { container, page } = await aPage(null);
    const first = workerOf({ listedRevision: 'two' });
    container.changeTo(first);
    await followed(first);
    expect(page.reload).not.toHaveBeenCalled();
  });

  test('that took over while the page was loading reloads it as well', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(2000);
    const { page } = await aPage(workerOf({ origin: 'unknown', listedRevision: 'two' }));
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  });

  test('that took over unnoticed waits while the page is read, until the traveller comes back to it', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    const { page, state } = await aPage(workerOf({ origin: 'unknown', listedRevision: 'two' }));
    await waitFor(() => expect(state().updateNeeded).toBe(true));
    expect(page.reload).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('is not reloaded for where the page is newer than the worker', async () => {
    const worker = workerOf({ origin: 'site', savedRevision: 'two' });
    const { page } = await aPage(worker);
    await followed(worker);
    expect(page.reload).not.toHaveBeenCalled();
  });

  test.each(['/cart', '/payment', '/participants/7K2M0QXA', '/booking/tour-a', '/confirmation', '/cancel'])(
    'never reloads %s',
    async (path) => {
      history.replaceState(null, '', path);
      const { container, page, state } = await aPage();
      container.changeTo(workerOf({ listedRevision: 'two' }));
      await waitFor(() => expect(state().updateNeeded).toBe(true));
      expect(page.reload).not.toHaveBeenCalled();
    },
  );

  test('waits with something typed, and reloads when the traveller comes back to a page that is done', async () => {
    const { container, page, state } = await aPage();
    document.body.innerHTML = '<form><input name="notes"></form>';
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'Row 3';
    container.changeTo(workerOf({ listedRevision: 'two' }));
    await waitFor(() => expect(state().updateNeeded).toBe(true));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.reload).not.toHaveBeenCalled();
    field.value = '';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('waits while a dialog is open', async () => {
    const { container, page, state } = await aPage();
    document.body.innerHTML = '<dialog open></dialog>';
    container.changeTo(workerOf({ listedRevision: 'two' }));
    await waitFor(() => expect(state().updateNeeded).toBe(true));
    expect(page.reload).not.toHaveBeenCalled();
  });

  test('does not reload the same path twice within ten seconds (specification.md#timing)', async () => {
    const { container, page, state } = await aPage();
    container.changeTo(workerOf({ listedRevision: 'two' }));
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
    page.time += 9999;
    container.changeTo(workerOf({ listedRevision: 'three' }));
    await waitFor(() => expect(state().updateNeeded).toBe(true));
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('reloads a page that comes back from the back-forward cache', async () => {
    const { container, page } = await aPage();
    container.say({ type: 'update-needed', build: 'b' });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page that was saved', () => {
  test.each([
    ['no-network', 'You are offline.'],
    ['slow-network', 'The connection is too slow.'],
  ] as const)('says so where the reason is %s, and how old it is', async (origin, text) => {
    document.documentElement.dataset.rates = '2026-09-29';
    await aPage(workerOf({ origin }));
    await waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toContain(text));
    expect(document.querySelector('[role=status]')?.textContent).toContain('rates of 29 Sep');
  });

  test('has no banner where the site has the same', async () => {
    const worker = workerOf();
    await aPage(worker);
    await followed(worker);
    expect(document.querySelector('.page-banner')).toBeNull();
  });

  test('has no banner any more when the network is back', async () => {
    await aPage(workerOf({ origin: 'no-network' }));
    await waitFor(() => expect(document.querySelector('.page-banner')).not.toBeNull());
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(document.querySelector('.page-banner')).toBeNull());
  });
});

describe('a trip that is saved', () => {
  test('is stored on the phone with its page', async () => {
    const worker = workerOf();
    await aPage(worker);
    document.body.innerHTML = '<article data-listing="JT-ELN-A"><a href="/tours/a">A</a></article>';
    const { toggleSaved } = await import('../../../src/islands/shortlist/shortlists.store.ts');
    toggleSaved('JT-ELN-A');
    await waitFor(() => expect(worker.told).toContainEqual({ type: 'choose', path: '/tours/a' }));
  });
});
