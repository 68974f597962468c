import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveCartContract } from '../../../src/lib/cart/cart.contract.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { startSync } from '../../fixtures/fakes/a-cart-sync.ts';
import { anApi, saved } from '../../fixtures/fakes/an-api.ts';

beforeEach(() => localStorage.clear());

describe('saving the cart (specification.md#calls)', () => {
  test('reserves a reference with the first trip, and stores its secret', async () => {
    const api = anApi((request) => saved(request, 'the-secret'));
    const page = await startSync(api);
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
    const page = await startSync(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    await page.sync.save();
    page.storeBooker({ name: 'Maria', email: null, mobile: null });
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

  test('sends no contact of this browser with a cart that came by a link: its sender could read it', async () => {
    const api = anApi((request) => saved(request));
    const page = await startSync(api);
    const contactInfo = { name: 'Maria', email: null, mobile: null };
    localStorage.setItem('shared-cart.1', JSON.stringify({ ref: '7K2M0QXA', contactInfo }));
    page.storeSecret('7K2M0QXA', 'the-secret');
    page.$bookingRef.set('7K2M0QXA');
    page.putInCart(aCartItem('AAAAAAAA'));
    page.storeBooker({ name: 'Jun', email: 'jun@example.com', mobile: '+639175550100' });
    await page.sync.save();
    expect(api.seen[0]?.body.contactInfo).toEqual(contactInfo);
  });

  test('sends nothing under a reference that a friend has booked: it would be refused', async () => {
    const api = anApi((request) => saved(request));
    const page = await startSync(api);
    localStorage.setItem('friend-booking.1', JSON.stringify('7K2M0QXA'));
    page.storeSecret('7K2M0QXA', 'the-secret');
    page.$bookingRef.set('7K2M0QXA');
    page.putInCart(aCartItem('AAAAAAAA'));
    await page.sync.save();
    expect(api.seen).toEqual([]);
    page.$bookingRef.set('8K2M0QXA');
    await page.sync.save();
    expect(api.seen).toHaveLength(1);
  });

  test('sends nothing twice, and nothing of a browser that has no cart', async () => {
    const api = anApi((request) => saved(request, 'the-secret'));
    const page = await startSync(api);
    await page.sync.save();
    page.storeBooker({ name: 'Maria', email: null, mobile: null });
    await page.sync.save();
    expect(page.$bookingRef.get()).toBeNull();
    page.putInCart(aCartItem('AAAAAAAA'));
    await page.sync.save();
    await page.sync.save();
    expect(api.seen).toHaveLength(1);
  });

  test('waits until the cart has not changed for a while', async () => {
    const api = anApi((request) => saved(request, 'the-secret'));
    const page = await startSync(api);
    page.putInCart(aCartItem('AAAAAAAA'));
    page.sync.saveSoon();
    page.sync.saveSoon();
    expect(page.waiting.map(({ ms }) => ms)).toEqual([page.SAVE_DEBOUNCE_MS]);
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
    const page = await startSync(api);
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
    const lost = await startSync(anApi(() => new TypeError('Failed to fetch')));
    lost.putInCart(aCartItem('AAAAAAAA'));
    await lost.sync.save();
    const api = anApi((request) => saved(request, 'the-secret'));
    const page = await startSync(api);
    await page.sync.save();
    expect(api.seen.map(({ body }) => [body.revision, body.bookingItems.length])).toEqual([[1, 1]]);
  });
});
