import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const KEY = 'cart-items.1';
const OTHERS = aCartItem('OTHERTAB');
const YEN = { currency: 'JPY', rate: 150 };
const { ref: _ref, ...ITEM } = aCartItem('AAAAAAAA');

/** A page that has just been opened, with a trip in its cart. */
async function open(...items: readonly CartItem[]) {
  vi.resetModules();
  localStorage.setItem(KEY, JSON.stringify(items));
  const [cart, revision] = await Promise.all([
    import('../../../src/islands/cart/cart.store.ts'),
    import('../../../src/islands/cart/cart-revision.store.ts'),
  ]);
  return { ...cart, ...revision };
}

const stored = (): CartItem[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');
const storedRefs = () => stored().map(({ ref }) => ref);

/** Another tab has written this cart. */
function writeInOtherTab(...items: readonly CartItem[]): void {
  localStorage.setItem(KEY, JSON.stringify(items));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a change of the cart in two tabs at the same time', () => {
  test('keeps both trips: the overwritten one is added again', async () => {
    const { putInCart, $cartItems, $cartRevision } = await open();
    const ref = putInCart(ITEM);
    const { latest } = $cartRevision.get();
    writeInOtherTab(OTHERS);
    expect(storedRefs()).toEqual(['OTHERTAB', ref]);
    expect($cartItems.get()).toEqual(stored());
    expect($cartRevision.get().latest).toBeGreaterThan(latest);
  });

  test('is announced once', async () => {
    const { putInCart, $cartChange } = await open();
    putInCart(ITEM);
    const announced = vi.fn();
    $cartChange.listen(announced);
    writeInOtherTab(OTHERS);
    expect(announced).not.toHaveBeenCalled();
  });

  test('is not replayed by a tab whose change the other one has seen', async () => {
    const { putInCart, $cartRevision } = await open();
    putInCart(ITEM);
    const { latest } = $cartRevision.get();
    writeInOtherTab(...stored(), OTHERS);
    expect(storedRefs()).toHaveLength(2);
    expect($cartRevision.get().latest).toBe(latest);
  });

  test('is kept by the tab that wrote last, although its event comes later', async () => {
    const { putInCart, $cartItems } = await open();
    const ref = putInCart(ITEM);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue: JSON.stringify([OTHERS]) }));
    expect($cartItems.get().map((item) => item.ref)).toEqual([ref]);
    expect(storedRefs()).toEqual([ref]);
  });

  test('does not restore removed trips, nor those of an emptied cart', async () => {
    const [first, second] = [aCartItem('AAAAAAAA'), aCartItem('BBBBBBBB')];
    const { removeCartItem, clearCart } = await open(first, second);
    removeCartItem('AAAAAAAA');
    writeInOtherTab(first, second, OTHERS);
    expect(storedRefs()).toEqual(['BBBBBBBB', 'OTHERTAB']);
    clearCart();
    writeInOtherTab(second, OTHERS, aCartItem('CCCCCCCC'));
    expect(storedRefs()).toEqual(['CCCCCCCC']);
  });

  test('is in the currency that was chosen meanwhile', async () => {
    const { convertCartTo } = await open(aCartItem('AAAAAAAA'));
    convertCartTo(YEN);
    writeInOtherTab(aCartItem('AAAAAAAA'), OTHERS);
    expect(stored().map(({ ratePlan }) => ratePlan.currency)).toEqual(['JPY', 'JPY']);
  });

  test('to the same trip does not loop', async () => {
    const { putInCart } = await open(aCartItem('AAAAAAAA'));
    const titled = (title: string) => ({ ...aCartItem('AAAAAAAA'), title });
    const titles = () => stored().map(({ title }) => title);
    putInCart(titled('Here'));
    writeInOtherTab(titled('There'));
    expect(titles()).toEqual(['Here']);
    writeInOtherTab(titled('There'));
    expect(titles()).toEqual(['There']);
  });

  test('is left out where the cart is full by now', async () => {
    const { putInCart } = await open();
    putInCart(ITEM);
    const full = Array.from({ length: 30 }, (_, index) => aCartItem(`TRIP00${index + 10}`));
    writeInOtherTab(...full);
    expect(stored()).toEqual(full);
  });
});

describe('a change of the cart in another tab', () => {
  test('counts once the other tab has seen this tab’s change', async () => {
    const { putInCart, $cartItems } = await open();
    $cartItems.listen(() => undefined);
    putInCart(ITEM);
    vi.advanceTimersByTime(1000);
    writeInOtherTab(OTHERS);
    expect(storedRefs()).toEqual(['OTHERTAB']);
  });

  test('counts where the cart is another one now: one that was opened by a link', async () => {
    const { putInCart, replaceCart } = await open();
    putInCart(ITEM);
    replaceCart([aCartItem('BBBBBBBB')]);
    writeInOtherTab(OTHERS);
    expect(storedRefs()).toEqual(['OTHERTAB']);
  });

  test('counts when the other tab clears all storage', async () => {
    const { putInCart, $cartItems } = await open();
    putInCart(ITEM);
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect($cartItems.get()).toEqual([]);
    expect(stored()).toEqual([]);
  });
});
