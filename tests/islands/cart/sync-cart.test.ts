import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const startCartListeners = vi.fn();
const LISTENERS = '../../../src/islands/cart/cart-listeners.ts';
vi.doMock(LISTENERS, () => ({ startCartListeners }));
afterAll(() => {
  vi.doUnmock(LISTENERS);
});

async function open(html: string) {
  vi.resetModules();
  document.body.innerHTML = html;
  const { syncCart } = await import('../../../src/islands/cart/sync-cart.ts');
  syncCart();
  await vi.dynamicImportSettled();
}

const touch = async () => {
  window.dispatchEvent(new Event('pointerdown'));
  await vi.dynamicImportSettled();
};

beforeEach(() => startCartListeners.mockClear());

describe('the code that listens to the cart', () => {
  test('is not loaded where there is no cart and no listing', async () => {
    await open('<main></main>');
    await touch();
    expect(startCartListeners).not.toHaveBeenCalled();
  });

  test('is loaded with the first interaction on a listing’s page', async () => {
    await open('<main data-listing="PV-PPS-ELN"></main>');
    expect(startCartListeners).not.toHaveBeenCalled();
    await touch();
    expect(startCartListeners).toHaveBeenCalled();
  });

  test('is loaded with the first interaction on any page where there is a cart', async () => {
    localStorage.setItem('cart-items.1', JSON.stringify([aCartItem('AAAAAAAA')]));
    await open('<main></main>');
    expect(startCartListeners).not.toHaveBeenCalled();
    await touch();
    expect(startCartListeners).toHaveBeenCalled();
  });

  test('is loaded at once on the cart’s own page', async () => {
    await open('<main data-uses-cart></main>');
    expect(startCartListeners).toHaveBeenCalled();
  });

  test('is loaded when another tab adds a trip', async () => {
    await open('<main></main>');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart-items.1' }));
    await vi.dynamicImportSettled();
    expect(startCartListeners).toHaveBeenCalled();
  });
});
