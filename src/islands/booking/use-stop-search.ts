import { useMemo, useState } from 'react';
import type { Area } from '../../lib/catalogue/place.schema.ts';
import type { FoundPlace } from '../../lib/places/found-place.ts';
import { configuredGeocoder, gazetteerProvider, loadPlaceBook } from '../places/place-sources.ts';
import { notePlace } from '../places/recent-places.store.ts';
import { usePlaceSearch } from '../places/use-place-search.ts';
import type { StopSearch } from './PickupField.tsx';

const NO_TOWNS: ReadonlyMap<string, string> = new Map();

/** The towns that areas lie in: only places there can be served. */
async function townsOf(areas: readonly Area[]): Promise<readonly string[]> {
  const { places } = await loadPlaceBook();
  const own = places.filter(({ place_id }) => areas.some(({ id }) => id === place_id));
  return [...new Set(own.map(({ town }) => town).filter((town) => town !== null))];
}

/** Finds places in the towns of some pickup or drop-off areas. */
export function useStopSearch(areas: readonly Area[]): StopSearch {
  const [sources] = useState(() => ({
    local: gazetteerProvider(() => townsOf(areas)),
    online: configuredGeocoder(),
  }));
  const [towns, setTowns] = useState(NO_TOWNS);
  const { places, ask } = usePlaceSearch(sources.local, sources.online);
  return useMemo(
    () => ({
      places: places as readonly FoundPlace[],
      towns,
      ask: async (text: string) => {
        await ask(text);
        const book = await loadPlaceBook();
        setTowns(new Map(book.towns.map(({ code, name }) => [code, name])));
      },
      note: notePlace,
    }),
    [places, towns, ask],
  );
}
