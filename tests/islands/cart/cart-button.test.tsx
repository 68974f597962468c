import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const KEY = 'cart-items.1';

const keep = (stored: unknown) => localStorage.setItem(KEY, JSON.stringify(stored));

/** The page as it was built, with the stored count; then React takes the button over. */
async function open(
  begin: (count: typeof import('../../../src/islands/cart/cart-count.ts')) => void = () => undefined,
) {
  vi.resetModules();
  const { default: CartButton } = await import('../../../src/islands/cart/CartButtonIsland.tsx');
  const count = await import('../../../src/islands/cart/cart-count.ts');
  document.body.innerHTML = `<div id="page">${renderToString(<CartButton />)}</div>`;
  count.syncCartCount();
  begin(count);
  const before = shown();
  render(<CartButton />, { container: the('#page'), hydrate: true });
  return before;
}

const shown = () => [the('.header-cart').dataset.count ?? null, the('.header-cart').getAttribute('aria-label')];

const errors = vi.spyOn(console, 'error');

afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  errors.mockClear();
});

describe('the cart button in React', () => {
  test('is a link to the cart that no tap has to wait for', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart');
    expect(the('.island').dataset.native).toBe('');
  });

  test('has the count that was shown before it, without a word of a mismatch', async () => {
    keep([aCartItem('ITEM0001'), aCartItem('ITEM0002')]);
    expect(await open()).toEqual(['2', 'Cart, 2 trips']);
    expect(shown()).toEqual(['2', 'Cart, 2 trips']);
  });

  test('follows the cart, and other tabs', async () => {
    await open();
    const { showCartCount } = await import('../../../src/islands/cart/cart-count.ts');
    act(() => showCartCount(1));
    expect(shown()).toEqual(['1', 'Cart, 1 trip']);
    keep([aCartItem('ITEM0001'), aCartItem('ITEM0002')]);
    act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY })));
    expect(shown()).toEqual(['2', 'Cart, 2 trips']);
    act(() => showCartCount(0));
    expect(shown()).toEqual([null, 'Cart']);
  });

  test('keeps the count that the cart itself has said, where the stored one has items that make no sense', async () => {
    keep([{ ref: 'ITEM0001' }]);
    await open(({ showCartCount }) => showCartCount(0));
    expect(shown()).toEqual([null, 'Cart']);
  });
});
