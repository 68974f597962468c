import { describe, expect, test, vi } from 'vitest';
import type { FoundPlace } from '../../../src/lib/places/found-place.ts';
import { mergePlaces, type PlaceProvider, placeSearch } from '../../../src/lib/places/place-search.ts';
import { searchPlaces } from '../../../src/lib/places/search-places.ts';
import { aFoundPlace } from '../../fixtures/builders/a-found-place.ts';

const local: PlaceProvider = {
  search: async (text) => searchPlaces([aFoundPlace()], { text, towns: [] }),
};
const online = aFoundPlace({ place_id: 'osm:N1', name: 'Casa Maria', kind: 'address', areaId: null });
const now = async () => undefined;

/** A search, everything that it showed, by name, and what the online provider was asked. */
function aSearch(
  search: PlaceProvider['search'] | null,
  wait: (ms: number, signal: AbortSignal) => Promise<void> = now,
) {
  const shown: string[][] = [];
  const spy = search && vi.fn(search);
  const show = (places: readonly FoundPlace[]) => shown.push(places.map(({ name }) => name));
  return { ask: placeSearch({ local, online: spy && { search: spy }, wait, show }), shown, spy };
}

describe('searching while somebody types', () => {
  test('shows local places at once and online ones below', async () => {
    const { ask, shown } = aSearch(async () => [online, aFoundPlace()]);
    await ask('rizal');
    expect(shown).toEqual([['Rizal Avenue'], ['Rizal Avenue', 'Casa Maria']]);
  });

  test('goes on with local places when online fails', async () => {
    const { ask, shown } = aSearch(() => Promise.reject(new Error('offline')));
    await ask('rizal');
    expect(shown).toEqual([['Rizal Avenue']]);
  });

  test('asks nobody online where none is configured', async () => {
    const { ask, shown } = aSearch(null);
    await ask('rizal');
    expect(shown).toEqual([['Rizal Avenue']]);
  });

  test('asks online once for a text that is still being typed', async () => {
    const pauses: (() => void)[] = [];
    const wait = (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        pauses.push(resolve);
      });
    const { ask, spy } = aSearch(async () => [online], wait);
    const searches = [ask('r'), ask('ri'), ask('riz')];
    await expect.poll(() => pauses.length).toBeGreaterThan(0);
    for (const over of pauses) over();
    await Promise.all(searches);
    expect(spy?.mock.calls.map(([query]) => query)).toEqual(['riz']);
  });

  test('never shows the answer to an older text', async () => {
    const answers: ((places: readonly FoundPlace[]) => void)[] = [];
    const { ask, shown } = aSearch(() => new Promise((resolve) => answers.push(resolve)));
    const first = ask('rizal');
    await expect.poll(() => answers.length).toBe(1);
    const second = ask('zzzz');
    answers[0]?.([online]);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.([]);
    await Promise.all([first, second]);
    expect(shown).toEqual([['Rizal Avenue'], []]);
  });

  test('stops when nobody needs it any more', async () => {
    const { ask, shown, spy } = aSearch(async () => [online]);
    const search = ask('rizal');
    await ask(null);
    await search;
    expect(shown).toEqual([]);
    expect(spy).not.toHaveBeenCalled();
  });
});

test('a place that two sources know is named once', () => {
  const same = aFoundPlace({ place_id: 'osm:N2' });
  expect(mergePlaces([aFoundPlace()], [same, online, online]).map(({ place_id }) => place_id)).toEqual([
    'pps-rizal-avenue',
    'osm:N1',
  ]);
});
