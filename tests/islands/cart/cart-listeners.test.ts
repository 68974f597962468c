import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { DEFAULT_PREFERENCE } from '../../fixtures/builders/a-preference.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const HEADER = '<a class="header-cart" href="/cart" aria-label="Cart"></a>';
const sync = { saveSoon: vi.fn(), save: vi.fn(async () => undefined) };

/** A page with listeners; `before` happens while their code is on its way. */
async function open(
  before: (cart: typeof import('../../../src/islands/cart/cart.store.ts')) => void = () => undefined,
) {
  vi.resetModules();
  document.body.innerHTML = HEADER;
  const [listeners, cart, preference, consent, notifications] = await Promise.all([
    import('../../../src/islands/cart/cart-listeners.ts'),
    import('../../../src/islands/cart/cart.store.ts'),
    import('../../../src/islands/currency/currency-preference.store.ts'),
    import('../../../src/islands/analytics/consent.store.ts'),
    import('../../../src/islands/kit/notifications.store.ts'),
  ]);
  shown = notifications.$notifications;
  before(cart);
  listeners.startCartListeners(sync);
  return { ...cart, ...preference, ...consent, ANNOUNCE_DELAY_MS: listeners.ANNOUNCE_DELAY_MS };
}

let shown: typeof import('../../../src/islands/kit/notifications.store.ts')['$notifications'];

/** The toast that is shown, and where it leads. */
function toast(): { readonly text: string; readonly href: string | null } {
  const found = shown.get().find((one) => one.kind === 'toast');
  return { text: found?.text ?? '', href: found?.link?.href ?? null };
}

const scrolled = vi.fn();
const { ref: _ref, ...ITEM } = aCartItem('AAAAAAAA');
const TITLE = ITEM.title;

const stored = (): CartItem[] => JSON.parse(localStorage.getItem('cart-items.1') ?? '[]');

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('scrollTo', scrolled);
  history.replaceState(null, '', '/');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a change of the cart (specification.md#cart)', () => {
  test('scrolls to the top at once, and 500 ms later says so with a way to the cart', async () => {
    const { putInCart, ANNOUNCE_DELAY_MS } = await open();
    expect(ANNOUNCE_DELAY_MS).toBe(500);
    putInCart(ITEM);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    vi.advanceTimersByTime(499);
    expect(toast().text).toBe('');
    vi.advanceTimersByTime(1);
    expect(toast()).toEqual({ text: `Added to your cart: ${TITLE}.`, href: '/cart' });
  });

  test('is announced in other words when a trip was changed, removed or put back', async () => {
    const { putInCart, removeCartItem, undoRemoval } = await open();
    const ref = putInCart(ITEM);
    putInCart(ITEM);
    const announced = (deed: () => void) => {
      deed();
      vi.advanceTimersByTime(600);
      return toast().text;
    };
    expect(announced(() => putInCart({ ...ITEM, ref }))).toContain('Changed in your cart:');
    let removed: ReturnType<typeof removeCartItem> = null;
    expect(announced(() => (removed = removeCartItem(ref)))).toContain('Removed from your cart:');
    expect(announced(() => removed && undoRemoval(removed))).toContain('Back in your cart:');
  });

  test('is not announced once the cart is empty', async () => {
    const { putInCart, removeCartItem, clearCart } = await open();
    const ref = putInCart(ITEM);
    vi.advanceTimersByTime(600);
    scrolled.mockClear();
    removeCartItem(ref);
    clearCart();
    vi.advanceTimersByTime(600);
    expect(scrolled).not.toHaveBeenCalled();
    expect(toast().text).toContain('Added');
  });

  test('offers no way to the cart on its own page, which shows itself what was removed', async () => {
    history.replaceState(null, '', '/cart');
    const { putInCart, removeCartItem } = await open();
    const ref = putInCart(ITEM);
    putInCart(ITEM);
    vi.advanceTimersByTime(600);
    expect(toast()).toEqual({ text: `Added to your cart: ${TITLE}.`, href: null });
    removeCartItem(ref);
    vi.advanceTimersByTime(600);
    expect(toast()).toEqual({ text: `Added to your cart: ${TITLE}.`, href: null });
  });

  test('is announced too when it came before the code', async () => {
    await open(({ putInCart }) => putInCart(ITEM));
    expect(scrolled).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(600);
    expect(toast().text).toContain('Added to your cart');
  });

  test('in another tab moves nothing here, but is counted', async () => {
    const { $cartItems } = await open();
    $cartItems.set([aCartItem('AAAAAAAA')]);
    vi.advanceTimersByTime(600);
    expect(scrolled).not.toHaveBeenCalled();
    expect(toast().text).toBe('');
    expect(the('.header-cart').dataset.count).toBe('1');
  });
});

describe('a change of the currency (specification.md#cart)', () => {
  const YEN = { ...DEFAULT_PREFERENCE, currency: 'JPY', rate: 150, rateDate: '2026-11-20' };

  test('re-converts every item from its dollars, and saves the cart where there is a reference', async () => {
    localStorage.setItem('booking-ref.1', '"7K2M0QXA"');
    const { putInCart, $preference } = await open();
    putInCart(ITEM);
    scrolled.mockClear();
    $preference.set(YEN);
    expect(stored().map(({ total, totalUsd, ratePlan }) => [total, totalUsd, ratePlan.currency])).toEqual([
      [25950, 173, 'JPY'],
    ]);
    expect(sync.save).toHaveBeenCalledOnce();
    expect(scrolled).not.toHaveBeenCalled();
    $preference.set({ ...YEN, locale: 'ja-JP' });
    expect(sync.save).toHaveBeenCalledOnce();
  });

  test('saves nothing while there is no reference', async () => {
    const { putInCart, $preference } = await open();
    putInCart(ITEM);
    $preference.set(YEN);
    expect(stored()[0]?.total).toBe(25950);
    expect(sync.save).not.toHaveBeenCalled();
  });

  test('made on another page is applied too', async () => {
    localStorage.setItem('preference.1', JSON.stringify(YEN));
    localStorage.setItem('cart-items.1', JSON.stringify([aCartItem('AAAAAAAA')]));
    await open();
    expect(stored()[0]?.ratePlan.currency).toBe('JPY');
  });
});

test('an unsaved cart is saved soon, also after a reload (specification.md#calls)', async () => {
  const { putInCart } = await open();
  expect(sync.saveSoon).not.toHaveBeenCalled();
  putInCart(ITEM);
  expect(sync.saveSoon).toHaveBeenCalled();
  sync.saveSoon.mockClear();
  await open();
  expect(sync.saveSoon).toHaveBeenCalledOnce();
});
