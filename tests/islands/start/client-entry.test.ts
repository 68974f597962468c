import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const startOnInteraction = vi.fn();
const ON_INTERACTION = '../../../src/islands/start/on-interaction.ts';

/** Nobody has touched the page, and the browser is idle by now. */
async function open(html = '<main></main>') {
  vi.resetModules();
  document.body.innerHTML = html;
  const { start } = await import('../../../src/islands/start/client-entry.ts');
  start();
  await vi.dynamicImportSettled();
}

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => {
  startOnInteraction.mockClear();
  vi.doMock(ON_INTERACTION, () => ({ startOnInteraction }));
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
});

afterEach(() => {
  vi.doUnmock(ON_INTERACTION);
  vi.unstubAllGlobals();
});

describe('what a page does for somebody who begins to use it', () => {
  test('waits for an interaction, also where an earlier visit is stored (specification.md#page-speed)', async () => {
    keep('preference.1', { currency: 'PHP', locale: 'en-PH', rate: 58 });
    keep('cart-items.1', [aCartItem('AAAAAAAA')]);
    keep('saved.1', ['PV-PPS-ELN']);
    keep('outbox.1', { waiting: null, news: null });
    await open();
    expect(startOnInteraction).not.toHaveBeenCalled();
  });

  test.each(['pointerdown', 'keydown', 'scroll', 'storage'])('begins at %s', async (type) => {
    await open();
    dispatchEvent(new Event(type));
    await vi.dynamicImportSettled();
    expect(startOnInteraction).toHaveBeenCalledTimes(1);
  });

  test('begins by itself where something waits to be sent', async () => {
    keep('outbox.1', { waiting: { key: 'KEY0KEY0KEY0KEY0', since: 1 }, news: null });
    await open();
    expect(startOnInteraction).toHaveBeenCalledTimes(1);
  });

  test('begins by itself on the pages of the cart', async () => {
    await open('<main data-uses-cart></main>');
    expect(startOnInteraction).toHaveBeenCalledTimes(1);
  });

  test('begins with the next connection where it could not be loaded before', async () => {
    const reported = vi.fn();
    process.on('unhandledRejection', reported);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.doMock(ON_INTERACTION, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await open();
    dispatchEvent(new Event('pointerdown'));
    await vi.dynamicImportSettled();
    await vi.waitFor(() => expect(reported).toHaveBeenCalled());
    process.off('unhandledRejection', reported);
    vi.doMock(ON_INTERACTION, () => ({ startOnInteraction }));
    vi.resetModules();
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(startOnInteraction).toHaveBeenCalledTimes(1));
  });
});
