import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveCartContract } from '../../../src/lib/api/cart.ts';
import { aCartItem } from '../../fixtures/a-cart-item.ts';
import { anApi, aProblem, saved } from '../../fixtures/an-api.ts';

type Api = ReturnType<typeof anApi>;

/** A browser that has just been started, with what it keeps. */
async function start(api: Api) {
  vi.resetModules();
  const [{ cartSync, REST_MS }, cart, refs, secrets, revision, booker] = await Promise.all([
    import('../../../src/lib/browser/cart/cart-sync.ts'),
    import('../../../src/lib/stores/cart.ts'),
    import('../../../src/lib/stores/booking-ref.ts'),
    import('../../../src/lib/stores/booking-secrets.ts'),
    import('../../../src/lib/stores/cart-revision.ts'),
    import('../../../src/lib/stores/booker.ts'),
  ]);
  const waiting: { task: () => void; ms: number }[] = [];
  const sync = cartSync({
    fetch: api.fetch,
    wait: (task, ms) => {
      const entry = { task, ms };
      waiting.push(entry);
      return () => {
        const index = waiting.indexOf(entry);
        if (index >= 0) waiting.splice(index, 1);
      };
    },
    alone: (task) => task(),
  });
  return { sync, waiting, REST_MS, ...cart, ...refs, ...secrets, ...revision, ...booker };
}

beforeEach(() => localStorage.clear());

describe('saving the cart (specification, section 7)', () => {
  test('claims a reference with the first trip, and keeps its secret', async () => {
    const api = anApi((request) => saved(request, 'the-secret'));
    const page = await start(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    await page.sync.save();
    const ref = page.$bookingRef.get() ?? '';
    expect(ref).toMatch(/^[0-9A-Z]{8}$/);
    expect(api.seen).toHaveLength(1);
    expect(api.seen[0]).toMatchObject({ path: `/api/cart/upsert/${ref}`, secret: null });
    expect(saveCartContract.request.parse(api.seen[0]?.body)).toMatchObject({
      contactInfo: { name: null, email: null, mobile: null },
      currency: 'USD',
      revision: 1,
    });
    expect(page.secretOf(ref)).toBe('the-secret');
    expect(page.isUnsaved(ref)).toBe(false);
  });

  test('sends the secret and a higher revision with each change, who books included', async () => {
    const api = anApi((request, count) => saved(request, count === 1 ? 'the-secret' : undefined));
    const page = await start(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    await page.sync.save();
    page.noteBooker({ name: 'Maria', email: null, mobile: null });
    await page.sync.save();
    page.clearCart();
    await page.sync.save();
    expect(api.seen.map(({ secret, body }) => [secret, body.revision, body.bookingItems.length])).toEqual([
      [null, 1, 1],
      ['the-secret', 2, 1],
      ['the-secret', 3, 0],
    ]);
    expect(api.seen[1]?.body.contactInfo.name).toBe('Maria');
  });

  test('sends nothing twice, and nothing of a browser that has no cart', async () => {
    const api = anApi((request) => saved(request, 'the-secret'));
    const page = await start(api);
    await page.sync.save();
    page.noteBooker({ name: 'Maria', email: null, mobile: null });
    await page.sync.save();
    expect(page.$bookingRef.get()).toBeNull();
    page.putInCart(aCartItem('AAAAAAAA'));
    await page.sync.save();
    await page.sync.save();
    expect(api.seen).toHaveLength(1);
  });

  test('waits until the cart rests', async () => {
    const api = anApi((request) => saved(request, 'the-secret'));
    const page = await start(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    page.sync.saveSoon();
    page.sync.saveSoon();
    expect(page.waiting.map(({ ms }) => ms)).toEqual([page.REST_MS]);
    expect(api.seen).toHaveLength(0);
    page.waiting[0]?.task();
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
  });

  test('saves what was changed while the answer was on its way with the next save', async () => {
    const answer = Promise.withResolvers<void>();
    const api = anApi(async (request) => {
      await answer.promise;
      return saved(request, 'the-secret');
    });
    const page = await start(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    const saving = page.sync.save();
    page.putInCart(aCartItem('BBBBBBBB'));
    answer.resolve();
    await saving;
    expect(page.isUnsaved(page.$bookingRef.get())).toBe(true);
    await page.sync.save();
    expect(api.seen.map(({ body }) => body.bookingItems.length)).toEqual([1, 2]);
  });

  test('goes on after a reload', async () => {
    const lost = await start(anApi(() => new TypeError('Failed to fetch')));
    lost.putInCart(aCartItem('AAAAAAAA'));
    await lost.sync.save();
    const api = anApi((request) => saved(request, 'the-secret'));
    const page = await start(api);
    await page.sync.save();
    expect(api.seen.map(({ body }) => [body.revision, body.bookingItems.length])).toEqual([[1, 1]]);
  });
});

describe('a save that fails is not told to anybody (specification, section 8)', () => {
  test.each([
    ['no connection', () => new TypeError('Failed to fetch')],
    ['a broken server', () => aProblem(500)],
    ['too many requests', () => aProblem(429)],
    ['a cart that has been booked', () => aProblem(409)],
    ['a host without our API', () => new Response('<h1>Not found</h1>', { status: 404 })],
    [
      'a host that answers with pages',
      () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['an answer that makes no sense', () => Response.json({ ref: '<b>', revision: 'x' })],
  ])('%s', async (_name, answer) => {
    const api = anApi(answer);
    const page = await start(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    const ref = page.bookingRef();
    await expect(page.sync.save()).resolves.toBeUndefined();
    expect(api.seen).toHaveLength(1);
    expect(page.$bookingRef.get()).toBe(ref);
    expect(page.isUnsaved(ref)).toBe(true);
  });
});

describe('a reference that somebody else has', () => {
  test('is replaced by a new one, once', async () => {
    const api = anApi((request, count) => (count === 1 ? aProblem(404) : saved(request, 'the-secret')));
    const page = await start(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    const taken = page.bookingRef();
    await page.sync.save();
    const ref = page.$bookingRef.get() ?? '';
    expect(ref).not.toBe(taken);
    expect(api.seen.map(({ path }) => path)).toEqual([`/api/cart/upsert/${taken}`, `/api/cart/upsert/${ref}`]);
    expect(page.secretOf(ref)).toBe('the-secret');
    expect(page.isUnsaved(ref)).toBe(false);
  });

  test('is given up when the new one is taken too', async () => {
    const api = anApi(() => aProblem(404));
    const page = await start(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    await page.sync.save();
    expect(api.seen).toHaveLength(2);
  });

  test('is ours after all where another tab has been told the secret meanwhile', async () => {
    let tellOther = () => undefined as unknown;
    const api = anApi((request, count) => {
      if (count > 1) return saved(request);
      tellOther();
      return aProblem(404);
    });
    const page = await start(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    const ref = page.bookingRef();
    tellOther = () => page.noteSecret(ref, 'the-secret');
    await page.sync.save();
    expect(page.$bookingRef.get()).toBe(ref);
    expect(api.seen.map(({ secret }) => secret)).toEqual([null, 'the-secret']);
  });
});

test('a newer cart of another device is not overwritten', async () => {
  const api = anApi(({ path }) => Response.json({ ref: path.slice(-8), revision: 7 }));
  const page = await start(api);
  page.putInCart(aCartItem('AAAAAAAA'));
  page.noteSecret(page.bookingRef(), 'the-secret');
  await page.sync.save();
  expect(page.$cartRevision.get()).toEqual({ latest: 1, saved: 0, ref: null });
});
