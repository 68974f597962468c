import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_CACHED_PLACES } from '../../../src/lib/places/place-cache.ts';
import { aFoundPlace } from '../../fixtures/builders/a-found-place.ts';

const KEY = 'place-search-cache.1';
const place = (id: number) => aFoundPlace({ place_id: `place-${id}` });

/** The store as a new page has it. */
async function load() {
  vi.resetModules();
  return import('../../../src/islands/booking/recent-places.store.ts');
}

const stored = (): { place_id: string }[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

beforeEach(() => localStorage.clear());

describe('places that were picked (specification.md#state: placeSearchCache, de-duplicated by place_id)', () => {
  test('are stored with the newest first, each once', async () => {
    const { recordPlace } = await load();
    for (const id of [1, 2, 1]) recordPlace(place(id));
    expect(stored().map(({ place_id }) => place_id)).toEqual(['place-1', 'place-2']);
    const { $placeSearchCache } = await load();
    expect($placeSearchCache.get().map(({ place_id }) => place_id)).toEqual(['place-1', 'place-2']);
  });

  test('are thirty at most', async () => {
    const { recordPlace } = await load();
    for (let id = 0; id < MAX_CACHED_PLACES + 5; id += 1) recordPlace(place(id));
    expect(stored()).toHaveLength(MAX_CACHED_PLACES);
    expect(stored()[0]?.place_id).toBe(`place-${MAX_CACHED_PLACES + 4}`);
  });

  test('leave out entries that are no places, and duplicates', async () => {
    localStorage.setItem(KEY, JSON.stringify([null, place(1), { place_id: 'x' }, place(2), place(1), 5]));
    const { $placeSearchCache } = await load();
    expect($placeSearchCache.get().map(({ place_id }) => place_id)).toEqual(['place-1', 'place-2']);
  });

  test.each(['', '{', 'null', '{"length":3}', '"x"', '7'])('are none where %s was stored', async (text) => {
    localStorage.setItem(KEY, text);
    const { $placeSearchCache } = await load();
    expect($placeSearchCache.get()).toEqual([]);
  });
});
