import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createListingsStore, LISTINGS_PROBLEM, LISTINGS_TTL_MS } from '../../../src/islands/search/listings.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { type Answer, answering } from '../../fixtures/fakes/answering.ts';

const VAN = aCatalogueEntry({ code: 'PV-PPS-ELN' });
const BOAT = aCatalogueEntry({ code: 'PrivBoat-ELN-B', type: 'PRIVATE_BOAT_TOUR' });
const RATES = { date: '2026-09-29', base: 'USD', rates: { USD: 1, PHP: 58 } };
const NOON = Date.parse('2026-10-01T12:00:00Z');

const files = (listings: unknown, rates: unknown = RATES): Record<string, Answer> => ({
  '/catalogue.json': listings,
  '/rates.json': rates,
});

function aStore(answers: Record<string, Answer> = files([VAN, BOAT]), openStorage = () => localStorage) {
  const clock = { now: NOON };
  const server = answering(answers);
  const store = createListingsStore({ fetch: server.fetch, now: () => clock.now, openStorage });
  return { ...store, clock, server };
}

const codes = (listings: readonly { readonly code: string }[]) => listings.map(({ code }) => code);

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('listings (specification.md#state)', () => {
  test('come from the catalogue, with the rates and the time', async () => {
    const { $listings, loadListings } = aStore();
    expect(codes(await loadListings())).toEqual(['PV-PPS-ELN', 'PrivBoat-ELN-B']);
    expect($listings.get()).toMatchObject({ rates: RATES, lastUpdated: NOON, isFetching: false, loadingError: null });
  });

  test('say while they are being fetched', async () => {
    const { $listings, loadListings } = aStore();
    const seen: boolean[] = [];
    $listings.listen(({ isFetching }) => seen.push(isFetching));
    await loadListings();
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
  });

  test('are fetched once for all who ask at the same time', async () => {
    const { loadListings, server } = aStore();
    await Promise.all([loadListings(), loadListings(), loadListings()]);
    expect(server.asked).toEqual(['/catalogue.json', '/rates.json']);
  });

  test('are not requested again within five minutes', async () => {
    const { loadListings, server, clock } = aStore();
    await loadListings();
    clock.now += LISTINGS_TTL_MS - 1;
    await loadListings();
    expect(server.asked).toHaveLength(2);
  });

  test('are requested again after five minutes', async () => {
    const { loadListings, server, clock } = aStore();
    await loadListings();
    clock.now += LISTINGS_TTL_MS;
    await loadListings();
    expect(server.asked).toHaveLength(4);
  });

  test('are requested again when the clock was set back', async () => {
    const { loadListings, server, clock } = aStore();
    await loadListings();
    clock.now -= 1;
    await loadListings();
    expect(server.asked).toHaveLength(4);
  });

  test('are replaced by a reload, which bypasses the browser’s cache', async () => {
    const { loadListings, reloadListings, server } = aStore();
    await loadListings();
    server.answers['/catalogue.json'] = [BOAT];
    expect(codes(await reloadListings())).toEqual(['PrivBoat-ELN-B']);
    expect(server.caches).toEqual(['no-cache', 'no-cache', 'no-cache', 'no-cache']);
  });

  test.each([
    ['the server fails', 500],
    ['the line is dead', new TypeError('Failed to fetch')],
    ['the file is gone', 404],
    ['the answer has another shape', [{ code: 7 }]],
    ['the answer is a page', '<!doctype html>'],
  ])('stay as before, with a message, when %s (specification.md#reloading-listings)', async (_, answer) => {
    const { $listings, loadListings, reloadListings, server } = aStore();
    await loadListings();
    server.answers['/catalogue.json'] = answer;
    expect(codes(await reloadListings())).toEqual(['PV-PPS-ELN', 'PrivBoat-ELN-B']);
    expect($listings.get()).toMatchObject({ loadingError: LISTINGS_PROBLEM, isFetching: false, lastUpdated: NOON });
  });

  test('are empty, with a message, where none were ever loaded', async () => {
    const { $listings, loadListings } = aStore(files(500));
    expect(await loadListings()).toEqual([]);
    expect($listings.get().loadingError).toBe('Failed to reload listings data');
  });

  test('load with the second attempt, and the message goes', async () => {
    const { $listings, loadListings, server } = aStore(files(404));
    await loadListings();
    server.answers['/catalogue.json'] = [VAN];
    expect(codes(await loadListings())).toEqual(['PV-PPS-ELN']);
    expect($listings.get().loadingError).toBeNull();
  });

  test('are requested twice when the server fails, and once when there is no such file (specification.md#errors)', async () => {
    const failing = aStore(files(503));
    await failing.loadListings();
    expect(failing.server.asked.filter((path) => path === '/catalogue.json')).toHaveLength(2);
    const missing = aStore(files(404));
    await missing.loadListings();
    expect(missing.server.asked.filter((path) => path === '/catalogue.json')).toHaveLength(1);
  });
});

describe('what the browser stores of them (specification.md#stored-in-the-browser)', () => {
  test('serves the next page without a request', async () => {
    await aStore().loadListings();
    const next = aStore();
    expect(codes(await next.loadListings())).toEqual(['PV-PPS-ELN', 'PrivBoat-ELN-B']);
    expect(next.server.asked).toEqual([]);
    expect(next.$listings.get()).toMatchObject({ rates: RATES, lastUpdated: NOON });
  });

  test('serves an old copy when the connection fails', async () => {
    await aStore().loadListings();
    const next = aStore(files(new TypeError('Failed to fetch')));
    next.clock.now += 10 * LISTINGS_TTL_MS;
    expect(codes(await next.loadListings())).toEqual(['PV-PPS-ELN', 'PrivBoat-ELN-B']);
    expect(next.$listings.get().loadingError).toBe(LISTINGS_PROBLEM);
  });

  test.each(['', '{', 'null', '[]', '{"listings":[{}]}', '{"listings":[],"rates":{},"lastUpdated":"x"}'])(
    'is not believed when it is %s',
    async (text) => {
      localStorage.setItem('listings.1', text);
      const { loadListings, server } = aStore();
      expect(await loadListings()).toHaveLength(2);
      expect(server.asked).toHaveLength(2);
    },
  );

  test('has the curated listings of the last landing page', async () => {
    await aStore().curateListings(['PrivBoat-ELN-B', 'NOWHERE']);
    const next = aStore();
    await next.loadListings();
    expect(codes(next.$listings.get().curatedListings)).toEqual(['PrivBoat-ELN-B']);
  });

  test('follows a reload, curated listings included', async () => {
    const store = aStore();
    await store.curateListings(['PV-PPS-ELN']);
    store.server.answers['/catalogue.json'] = [{ ...VAN, priceUsd: 200 }];
    await store.reloadListings();
    expect(store.$listings.get().curatedListings[0]?.priceUsd).toBe(200);
    const next = aStore();
    expect((await next.loadListings())[0]?.priceUsd).toBe(200);
  });

  test('is left out where storage is full or forbidden', async () => {
    const full = () => ({
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(await aStore(undefined, full as never).loadListings()).toHaveLength(2);
    expect(await aStore(undefined, forbidden as never).loadListings()).toHaveLength(2);
  });

  test('is not written where it would take too much room', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => aCatalogueEntry({ code: `PV-${index}` }));
    const { loadListings } = aStore(files(many));
    expect(await loadListings()).toHaveLength(3000);
    expect(localStorage.getItem('listings.1')).toBeNull();
  });
});
