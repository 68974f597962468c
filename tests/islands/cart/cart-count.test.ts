import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const KEY = 'cart-items.1';

async function open() {
  vi.resetModules();
  document.body.innerHTML = '<a class="header-cart" href="/cart" aria-label="Cart"></a>';
  const { syncCartCount } = await import('../../../src/islands/cart/cart-count.ts');
  syncCartCount();
}

const shown = () => [the('.header-cart').dataset.count ?? null, the('.header-cart').getAttribute('aria-label')];
const keep = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => aCartItem(`ITEM000${index}`));
  localStorage.setItem(KEY, JSON.stringify(items));
};
const otherTab = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the count on the cart button', () => {
  test.each([
    [0, [null, 'Cart']],
    [1, ['1', 'Cart, 1 trip']],
    [3, ['3', 'Cart, 3 trips']],
  ])('is shown for %i trips', async (count, expected) => {
    keep(count);
    await open();
    expect(shown()).toEqual(expected);
  });

  test.each(['{', '"x"', '{"length":9}', 'null', '<b>', '[1,2,3]', '[null,[],{"ref":7}]'])(
    'is none for %s in storage',
    async (stored) => {
      localStorage.setItem(KEY, stored);
      await open();
      expect(shown()).toEqual([null, 'Cart']);
    },
  );

  test('follows other tabs', async () => {
    await open();
    keep(2);
    otherTab('people.1');
    expect(shown()[0]).toBeNull();
    otherTab(KEY);
    expect(shown()[0]).toBe('2');
    localStorage.clear();
    otherTab(null);
    expect(shown()[0]).toBeNull();
  });

  test('is true again on a page that comes back from the back-forward cache', async () => {
    await open();
    keep(1);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(shown()[0]).toBe('1');
  });

  test('is none where storage is forbidden', async () => {
    keep(1);
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, clear: () => undefined });
    await open();
    expect(shown()).toEqual([null, 'Cart']);
  });
});
