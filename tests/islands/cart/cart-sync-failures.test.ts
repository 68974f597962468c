import { beforeEach, describe, expect, test } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { startSync } from '../../fixtures/fakes/a-cart-sync.ts';
import { anApi, aProblem, aRefusalInBody, saved } from '../../fixtures/fakes/an-api.ts';

beforeEach(() => localStorage.clear());

describe('a failed save (specification.md#errors)', () => {
  test.each([
    ['no connection', () => new TypeError('Failed to fetch')],
    ['a broken server', () => aProblem(500)],
    ['too many requests', () => aProblem(429)],
    ['a cart that has been booked', () => aProblem(409)],
    ['a cart that has been booked, said in the body alone', () => aRefusalInBody(409)],
    ['a host without our API', () => new Response('<h1>Not found</h1>', { status: 404 })],
    [
      'a host that answers with pages',
      () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['an answer that makes no sense', () => Response.json({ ref: '<b>', revision: 'x' })],
  ])('is said nowhere after %s', async (_name, answer) => {
    const api = anApi(answer);
    const page = await startSync(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    const ref = page.bookingRef();
    await expect(page.sync.save()).resolves.toBeUndefined();
    expect(api.seen).toHaveLength(1);
    expect(page.$bookingRef.get()).toBe(ref);
    expect(page.isUnsaved(ref)).toBe(true);
  });
});

describe('a reference that somebody else has', () => {
  test.each([
    ['as a status', () => aProblem(404)],
    ['in the body alone', () => aRefusalInBody(404)],
  ])('is replaced by a new one, once, where that is said %s', async (_name, refusal) => {
    const api = anApi((request, count) => (count === 1 ? refusal() : saved(request, 'the-secret')));
    const page = await startSync(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    const taken = page.bookingRef();
    await page.sync.save();
    const ref = page.$bookingRef.get() ?? '';
    expect(ref).not.toBe(taken);
    expect(api.seen.map(({ path }) => path)).toEqual([`/api/cart/upsert/${taken}`, `/api/cart/upsert/${ref}`]);
    expect(page.secretOf(ref)).toBe('the-secret');
    expect(page.isUnsaved(ref)).toBe(false);
  });

  test('is replaced unasked where the page was left before the secret came', async () => {
    const left = await startSync(anApi(() => new Promise<Response>(() => undefined)));
    left.putInCart(aCartItem('AAAAAAAA'));
    const lost = left.bookingRef();
    left.sync.save();
    const api = anApi((request) => saved(request, 'the-secret'));
    const page = await startSync(api);
    await page.sync.save();
    const ref = page.$bookingRef.get() ?? '';
    expect(ref).not.toBe(lost);
    expect(api.seen.map(({ path }) => path)).toEqual([`/api/cart/upsert/${ref}`]);
    page.clearCart();
    await page.sync.save();
    expect(api.seen.at(-1)).toMatchObject({ path: `/api/cart/upsert/${ref}`, secret: 'the-secret' });
  });

  test('stays ours where it may be our own booking that has taken it, of which the answer got lost', async () => {
    const ref = 'R7K2M0QX';
    const contactInfo = { name: 'Maria Santos', email: 'maria@example.com', mobile: '+639175550100' };
    const bookingItems = [aCartItem('AAAAAAAA')];
    const request = {
      bookingRef: ref,
      contactInfo,
      bookingItems,
      currency: 'USD',
      expectedTotalUsd: 1,
      termsAccepted: true,
    };
    localStorage.setItem('booking-ref.1', JSON.stringify(ref));
    localStorage.setItem('placing.1', JSON.stringify([{ key: 'A'.repeat(16), request }]));
    const api = anApi(() => aProblem(404));
    const page = await startSync(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    await page.sync.save();
    expect(page.$bookingRef.get()).toBe(ref);
    expect(api.seen.map(({ path }) => path)).toEqual([`/api/cart/upsert/${ref}`]);
  });

  test('is given up when the new one is taken too', async () => {
    const api = anApi(() => aProblem(404));
    const page = await startSync(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    await page.sync.save();
    expect(api.seen).toHaveLength(2);
  });

  test('is used after all where another tab got the secret meanwhile', async () => {
    let notifyOther = () => undefined as unknown;
    const api = anApi((request, count) => {
      if (count > 1) return saved(request);
      notifyOther();
      return aProblem(404);
    });
    const page = await startSync(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    const ref = page.bookingRef();
    notifyOther = () => page.storeSecret(ref, 'the-secret');
    await page.sync.save();
    expect(page.$bookingRef.get()).toBe(ref);
    expect(api.seen.map(({ secret }) => secret)).toEqual([null, 'the-secret']);
  });
});

test('a newer cart of another device is not overwritten', async () => {
  const api = anApi(({ path }) => Response.json({ ref: path.slice(-8), revision: 7 }));
  const page = await startSync(api);
  page.putInCart(aCartItem('AAAAAAAA'));
  page.storeSecret(page.bookingRef(), 'the-secret');
  await page.sync.save();
  expect(page.$cartRevision.get()).toEqual({ latest: 1, saved: 0, ref: null });
});
