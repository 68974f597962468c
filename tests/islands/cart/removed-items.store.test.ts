import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';

const KEY = 'removed-items.1';

/** A page of a tab, with what the tab keeps. */
async function open() {
  vi.resetModules();
  const [removed, cart] = await Promise.all([
    import('../../../src/islands/cart/removed-items.store.ts'),
    import('../../../src/islands/cart/cart.store.ts'),
  ]);
  return { ...removed, ...cart };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('trips that were removed from the cart', () => {
  test('are known on the next page of the tab: the last five, the last one first', async () => {
    const page = await open();
    const refs = Array.from({ length: 6 }, () => page.putInCart(aCartItem('AAAAAAAA')));
    for (const ref of refs) page.removeCartItem(ref);
    const next = await open();
    expect(next.$removedItems.get().map(({ item }) => item.ref)).toEqual(refs.toReversed().slice(0, 5));
  });

  test('are dropped once they are back, and all when the cart is emptied', async () => {
    const page = await open();
    const [one, two] = [page.putInCart(aCartItem('AAAAAAAA')), page.putInCart(aCartItem('AAAAAAAA'))];
    for (const ref of [one, two]) page.removeCartItem(ref);
    const [last] = page.$removedItems.get();
    if (last) page.undoRemoval(last);
    expect((await open()).$removedItems.get().map(({ item }) => item.ref)).toEqual([one]);
    (await open()).clearCart();
    expect((await open()).$removedItems.get()).toEqual([]);
  });

  test.each(['{', 'null', '[{"item":{"ref":"<b>"},"index":0}]', '7'])('is nothing where %s is stored', async (text) => {
    sessionStorage.setItem(KEY, text);
    expect((await open()).$removedItems.get()).toEqual([]);
  });
});
