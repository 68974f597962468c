import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../fixtures/fakes/answering.ts';
import { boat, FILES, keep, van } from '../../fixtures/steps/an-open-cart.tsx';

/** Whether what the cart's screens wait for is there; in a page that has just been opened. */
async function waitedFor(fetch: typeof globalThis.fetch) {
  vi.resetModules();
  keep('cart-items.1', [van, boat]);
  vi.stubGlobal('fetch', fetch);
  const { loadCartListings } = await import('../../../src/islands/cart/cart-listings.ts');
  const { $knownListings } = await import('../../../src/islands/listing/known-listings.store.ts');
  const ended = vi.fn();
  return { ended, waiting: loadCartListings().then(ended), known: () => [...$knownListings.get().keys()] };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the screens of the cart are drawn once its listings are there', async () => {
  const server = answering({ ...FILES });
  const { waiting, known } = await waitedFor((input, init) => server.fetch(input, init));
  await waiting;
  expect(known().toSorted()).toEqual(['JT-ELN-A', 'SV-PPS-ELN']);
});

test('a poor connection hides a cart for two seconds at most', async () => {
  vi.useFakeTimers();
  const { ended, known } = await waitedFor(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  expect(known()).toEqual([]);
});
