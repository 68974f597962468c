import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedCart } from '../../../src/lib/cart/cart.contract.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aProblem, aRefusalInBody } from '../../fixtures/fakes/an-api.ts';

const REF = '7K2M0QXA';
const SAVED: SavedCart = {
  ref: REF,
  contactInfo: { name: 'Maria', email: 'maria@example.com', mobile: null },
  bookingItems: [aCartItem('AAAAAAAA')],
  currency: 'USD',
  revision: 5,
};

async function open() {
  vi.resetModules();
  const [saved, cart, refs, secrets, revision, booker, shared] = await Promise.all([
    import('../../../src/islands/cart/saved-cart.ts'),
    import('../../../src/islands/cart/cart.store.ts'),
    import('../../../src/islands/booking-service/booking-ref.store.ts'),
    import('../../../src/islands/booking-service/booking-secrets.store.ts'),
    import('../../../src/islands/cart/cart-revision.store.ts'),
    import('../../../src/islands/cart/booker.store.ts'),
    import('../../../src/islands/cart/shared-cart.store.ts'),
  ]);
  return { ...saved, ...cart, ...refs, ...secrets, ...revision, ...booker, ...shared };
}

beforeEach(() => localStorage.clear());

describe('loading a saved cart from the server', () => {
  test('sends the secret in a header, and keeps one that opens', async () => {
    const page = await open();
    const fetch = vi.fn(async () => Response.json(SAVED));
    expect(await page.loadSavedCart(REF, 'the-secret', fetch)).toEqual({ kind: 'found', cart: SAVED });
    const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe(`/api/cart/${REF}`);
    expect(new Headers(init.headers).get('X-Booking-Secret')).toBe('the-secret');
    expect(page.secretOf(REF)).toBe('the-secret');
  });

  test('requests nothing without a secret', async () => {
    const page = await open();
    const fetch = vi.fn();
    expect(await page.loadSavedCart(REF, null, fetch)).toEqual({ kind: 'missing' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('requests refusals in the body, which the browser does not log, and treats them as refusals', async () => {
    const page = await open();
    const fetch = vi.fn(async () => aRefusalInBody(404));
    expect(await page.loadSavedCart(REF, 'wrong', fetch)).toEqual({ kind: 'missing' });
    expect(fetch).toHaveBeenCalledTimes(1);
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(new Headers(init.headers).get('Prefer')).toBe('refusal-in-body');
    expect(page.secretOf(REF)).toBeNull();
  });

  test.each([
    ['a secret that opens nothing', async () => aProblem(404), 'missing'],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
    ['a broken server', async () => aProblem(500), 'failed'],
    ['an answer that makes no sense', async () => Response.json({ ...SAVED, bookingItems: [{}] }), 'failed'],
  ])('ends without a cart after %s', async (_name, fetch, kind) => {
    const page = await open();
    expect(await page.loadSavedCart(REF, 'wrong', fetch as typeof globalThis.fetch)).toEqual({ kind });
    expect(page.secretOf(REF)).toBeNull();
  });

  test('ends with the number of a request that failed (specification.md#request-ids)', async () => {
    const page = await open();
    const number = 'If you write to us, tell us this number: Q7K2M0XA.';
    const fetch = async () => aProblem(500, { requestId: 'Q7K2M0XA' });
    expect(await page.loadSavedCart(REF, 'wrong', fetch)).toEqual({ kind: 'failed', number });
  });
});

describe('adopting a saved cart', () => {
  test('takes its trips, its reference and its contact, and has nothing to save', async () => {
    const page = await open();
    page.putInCart(aCartItem('BBBBBBBB'));
    page.adoptCart(SAVED);
    expect(page.$cartItems.get()).toEqual(SAVED.bookingItems);
    expect(page.$bookingRef.get()).toBe(REF);
    expect(page.$booker.get()).toEqual(SAVED.contactInfo);
    expect(page.isUnsaved(REF)).toBe(false);
  });

  test('keeps the booker of this browser', async () => {
    const page = await open();
    page.storeBooker({ name: 'Jun', email: null, mobile: null });
    page.adoptCart(SAVED);
    expect(page.$booker.get().name).toBe('Jun');
  });

  test('with other trips saves them next, as a newer revision', async () => {
    const page = await open();
    page.adoptRef(SAVED, [aCartItem('AAAAAAAA'), aCartItem('BBBBBBBB')]);
    expect(page.$cartItems.get()).toHaveLength(2);
    expect(page.$cartRevision.get()).toEqual({ latest: 6, saved: 5, ref: REF });
  });
});

describe('a cart that came by a link is shared: its sender opens what is made of it', () => {
  test.each<[string, (page: Awaited<ReturnType<typeof open>>) => void]>([
    ['it is taken', (page) => page.adoptCart(SAVED)],
    ['it is put together with this browser’s', (page) => page.adoptRef(SAVED, [aCartItem('BBBBBBBB')])],
  ])('when %s, the contact of this browser is not saved with it', async (_name, adopt) => {
    const page = await open();
    page.storeBooker({ name: 'Jun', email: 'jun@example.com', mobile: null });
    adopt(page);
    expect(page.$sharedCart.get()).toEqual({ ref: REF, contactInfo: SAVED.contactInfo });
    expect(page.contactToSave()).toEqual(SAVED.contactInfo);
    expect(page.$booker.get().name).toBe('Jun');
  });

  test('and stays so when its other device has changed it', async () => {
    const page = await open();
    page.adoptCart(SAVED);
    const contactInfo = { ...SAVED.contactInfo, name: 'Maria S.' };
    page.adoptCart({ ...SAVED, contactInfo, revision: 6 });
    expect(page.contactToSave()).toEqual(contactInfo);
  });

  test('until it is made this browser’s own: the trips stay, the sender’s contact and reference do not', async () => {
    const page = await open();
    page.adoptCart(SAVED);
    page.makeCartOwn();
    const ref = page.$bookingRef.get();
    expect(ref).not.toBe(REF);
    expect(page.$cartItems.get()).toEqual(SAVED.bookingItems);
    expect(page.$booker.get()).toEqual({ name: null, email: null, mobile: null });
    expect(page.isUnsaved(ref)).toBe(true);
  });

  test('a contact that was typed here stays here', async () => {
    const page = await open();
    page.adoptCart(SAVED);
    page.storeBooker({ name: 'Jun', email: null, mobile: null });
    page.makeCartOwn();
    expect(page.contactToSave().name).toBe('Jun');
  });

  test('while this browser’s own cart is nobody else’s, also when another device has changed it', async () => {
    const page = await open();
    page.$bookingRef.set(REF);
    page.adoptCart(SAVED);
    expect(page.$sharedCart.get()).toBeNull();
  });
});

describe('a cart that another device has changed', () => {
  test('is known by its revision', async () => {
    const page = await open();
    expect(page.isFromElsewhere(SAVED)).toBe(false);
    page.adoptCart(SAVED);
    expect(page.isFromElsewhere(SAVED)).toBe(false);
    expect(page.isFromElsewhere({ ...SAVED, revision: 6 })).toBe(true);
  });

  test('gives way when its owner says so: this one is saved next, as a newer revision', async () => {
    const page = await open();
    page.adoptCart(SAVED);
    page.preferOwnCart({ ref: REF, revision: 8 });
    expect(page.$cartRevision.get()).toEqual({ latest: 9, saved: 8, ref: REF });
    expect(page.isUnsaved(REF)).toBe(true);
  });
});

test.each(['{', 'null', '{"latest":-1,"saved":0}', '{"latest":1e99,"saved":0}', '{"latest":"3"}', '[]'])(
  'a stored revision of %s counts from the beginning',
  async (stored) => {
    localStorage.setItem('cart-revision.1', stored);
    const page = await open();
    expect(page.$cartRevision.get()).toEqual({ latest: 0, saved: 0, ref: null });
    page.putInCart(aCartItem('AAAAAAAA'));
    expect(page.$cartRevision.get().latest).toBe(1);
  },
);
