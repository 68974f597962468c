import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const SYNC_RESULTS = '../../../src/islands/search/sync-results.ts';
const syncResults = vi.fn(async () => undefined);

async function open(html: string) {
  vi.resetModules();
  document.body.innerHTML = html;
  const { startResults } = await import('../../../src/islands/search/start-results.ts');
  startResults();
  await vi.dynamicImportSettled();
}

const ready = async () => {
  the('[data-search]').dispatchEvent(new Event('island:ready'));
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  syncResults.mockClear();
  vi.doMock(SYNC_RESULTS, () => ({ syncResults }));
});

afterEach(() => void vi.doUnmock(SYNC_RESULTS));

describe('a list of search results', () => {
  test('is synced once the filters are hydrated', async () => {
    await open('<div data-search="{}"></div>');
    expect(syncResults).not.toHaveBeenCalled();
    await ready();
    expect(syncResults).toHaveBeenCalledTimes(1);
  });

  test('is synced at once for an address with filters, which hydrates the filters', async () => {
    const woken = vi.fn();
    document.addEventListener('focusin', woken, true);
    await open('<div data-search="{}" data-waiting><astro-island></astro-island></div>');
    expect(syncResults).toHaveBeenCalledTimes(1);
    expect(woken).toHaveBeenCalledTimes(1);
  });

  test('is synced with the next connection where loading failed', async () => {
    const reported = vi.fn();
    process.on('unhandledRejection', reported);
    vi.doMock(SYNC_RESULTS, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await open('<div data-search="{}"></div>');
    await ready();
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    process.off('unhandledRejection', reported);
    vi.doMock(SYNC_RESULTS, () => ({ syncResults }));
    vi.resetModules();
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(syncResults).toHaveBeenCalledTimes(1));
  });

  test('is not synced on other pages', async () => {
    await open('<main></main>');
    expect(syncResults).not.toHaveBeenCalled();
  });
});
