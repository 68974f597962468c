import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshPages, the } from '../../fixtures/fresh-page.ts';

freshPages();

const FOLLOW = '../../../src/islands/search/sync-results.ts';
const followResults = vi.fn(async () => undefined);

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
  followResults.mockClear();
  vi.doMock(FOLLOW, () => ({ followResults }));
});

afterEach(() => void vi.doUnmock(FOLLOW));

describe('a list of results', () => {
  test('is followed once the filters are alive', async () => {
    await open('<div data-search="{}"></div>');
    expect(followResults).not.toHaveBeenCalled();
    await ready();
    expect(followResults).toHaveBeenCalledTimes(1);
  });

  test('is followed at once for an address that asks for something, which wakes the filters', async () => {
    const woken = vi.fn();
    document.addEventListener('focusin', woken, true);
    await open('<div data-search="{}" data-waiting><astro-island></astro-island></div>');
    expect(followResults).toHaveBeenCalledTimes(1);
    expect(woken).toHaveBeenCalledTimes(1);
  });

  test('is followed with the next connection where that failed', async () => {
    const told = vi.fn();
    process.on('unhandledRejection', told);
    vi.doMock(FOLLOW, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await open('<div data-search="{}"></div>');
    await ready();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    process.off('unhandledRejection', told);
    vi.doMock(FOLLOW, () => ({ followResults }));
    vi.resetModules();
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(followResults).toHaveBeenCalledTimes(1));
  });

  test('is nothing on other pages', async () => {
    await open('<main></main>');
    expect(followResults).not.toHaveBeenCalled();
  });
});
