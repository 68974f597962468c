import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SaveReport } from '../../../src/lib/offline/worker-messages.ts';
import { FakeContainer, FakeWorker, withContainer } from '../../fixtures/fakes/a-worker-container.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const REPORT: SaveReport = {
  build: 'a',
  pages: [
    { path: '/tours', title: 'Tours' },
    { path: '/offline', title: 'What is saved' },
  ],
  pagesInAll: 2,
  bytesToGo: 0,
  bytesKept: 7_300_000,
  isReady: true,
  isSaving: false,
  isFrugal: false,
  problem: null,
};

/** What components/site/SavedOnPhone.astro has. */
const MARKUP = `<div data-offline="page" aria-busy="true"><h1 data-offline="title">Saved on this phone</h1>
  <div data-offline="missing" hidden><code data-offline="address"></code><button data-offline="again">Try again</button></div>
  <p data-offline="unavailable" hidden></p>
  <div data-offline="saved" hidden><p data-offline="state"></p><p data-offline="size"></p><p data-offline="free"></p>
  <p data-offline="persisted"></p><button data-offline="everything" hidden></button><button data-offline="clear">Clear</button>
  <ul data-offline="pages"></ul><template data-offline="page-link"><li><a></a></li></template></div></div>`;

async function aPage(report: SaveReport | null = REPORT, path = '/offline') {
  vi.resetModules();
  history.replaceState(null, '', path);
  document.body.innerHTML = MARKUP;
  const worker = new FakeWorker({
    report,
    clear: report && { ...report, pages: [], pagesInAll: 2, bytesToGo: 2_000_000 },
  });
  withContainer(new FakeContainer(report ? worker : null));
  const { startOfflinePage } = await import('../../../src/islands/offline/offline-page.ts');
  await startOfflinePage();
  return worker;
}

const text = (name: string) => the(`[data-offline="${name}"]`).textContent;
const isHidden = (name: string) => the(`[data-offline="${name}"]`).hidden;

describe('the page that says what is saved', () => {
  test('names the pages that open without a connection, itself left out, and the room they take', async () => {
    await aPage();
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/tours', 'Tours'],
    ]);
    expect(text('state')).toBe('All 2 pages of this site.');
    expect(text('size')).toBe('7.3 MB');
    expect(isHidden('everything')).toBe(true);
    expect(isHidden('missing')).toBe(true);
  });

  test.each<[Partial<SaveReport>, string]>([
    [{ isSaving: true, isReady: false }, 'Saving: 2 of 9 pages so far.'],
    [{ problem: 'no-room', isReady: false }, '2 of 9 pages. Your phone has no space for more.'],
    [{ isFrugal: true }, '2 of 9 pages. Data saver is on or your connection is slow, so we only save pages you open.'],
    [{}, '2 of 9 pages. We save the rest only if you ask for it.'],
    [{ isReady: false, problem: 'no-network' }, '2 of 9 pages. The rest follows when you are online.'],
  ])('says how far saving is: %j', async (changes, state) => {
    await aPage({ ...REPORT, pagesInAll: 9, bytesToGo: 1_500_000, ...changes });
    expect(text('state')).toBe(state);
  });

  test('offers to save everything and says what it costs', async () => {
    const worker = await aPage({ ...REPORT, pagesInAll: 9, bytesToGo: 1_500_000 });
    screen.getByRole('button', { name: 'Save everything (1.5 MB)' }).click();
    await waitFor(() => expect(worker.told).toContainEqual({ type: 'save-everything' }));
  });

  test('clears what is saved', async () => {
    const worker = await aPage();
    screen.getByRole('button', { name: 'Clear' }).click();
    await waitFor(() => expect(text('state')).toContain('0 of 2 pages'));
    expect(worker.told).toContainEqual({ type: 'clear' });
  });

  test('waits for a slow phone that clears for half a minute, and offers nothing twice meanwhile', async () => {
    const worker = await aPage();
    const answer = worker.postMessage.bind(worker);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    worker.postMessage = (message, ports) => void setTimeout(() => answer(message, ports), 30_000);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' });
    button.focus();
    button.click();
    button.click();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(document.activeElement).toBe(button);
    expect([button.getAttribute('aria-disabled'), isHidden('unavailable'), text('state')]).toEqual([
      'true',
      true,
      'All 2 pages of this site.',
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await waitFor(() => expect(text('state')).toContain('0 of 2 pages'));
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(worker.told.filter((message) => JSON.stringify(message) === '{"type":"clear"}')).toHaveLength(1);
  });

  test('says so where the browser has no worker', async () => {
    await aPage(null);
    expect(isHidden('unavailable')).toBe(false);
    expect(isHidden('saved')).toBe(true);
  });

  test('under another address names the page that is not saved', async () => {
    await aPage(REPORT, '/tours/rare?people=4');
    expect(text('title')).toBe('This page is not saved on this phone');
    expect(text('address')).toBe('/tours/rare');
    expect(isHidden('missing')).toBe(false);
    expect(document.title).toBe('This page is not saved on this phone');
  });
});
