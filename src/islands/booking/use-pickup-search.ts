import { useMemo, useState } from 'react';
import type { Area } from '../../lib/catalogue/place.schema.ts';
import type { FoundPlace } from '../../lib/places/found-place.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import type { PickupSearch } from './PickupField.tsx';
import { configuredGeocoder, gazetteerProvider, loadGazetteer } from './place-sources.ts';
import { $placeSearchCache, recordPlace } from './recent-places.store.ts';
import { usePlaceSearch } from './use-place-search.ts';

const NO_PLACES: readonly FoundPlace[] = [];
const NO_TOWNS: ReadonlyMap<string, string> = new Map();

/** The towns that areas lie in: only places there can be served. */
async function loadTownsOf(areas: readonly Area[]): Promise<readonly string[]> {
  const { places } = await loadGazetteer();
  const own = places.filter(({ place_id }) => areas.some(({ id }) => id === place_id));
  return [...new Set(own.map(({ town }) => town).filter((town) => town !== null))];
}

/** Finds places in the towns of some pickup or drop-off areas. */
export function usePickupSearch(areas: readonly Area[]): PickupSearch {
  const [sources] = useState(() => ({
    local: gazetteerProvider(() => loadTownsOf(areas)),
    online: configuredGeocoder(),
  }));
  const [towns, setTowns] = useState(NO_TOWNS);
  const recent = useBrowserStore($placeSearchCache, NO_PLACES);
  const { places, find } = usePlaceSearch(sources.local, sources.online);
  return useMemo(
    () => ({
      places: places as readonly FoundPlace[],
      recent,
      towns,
      find: async (text: string) => {
        await find(text);
        const book = await loadGazetteer();
        setTowns(new Map(book.towns.map(({ code, name }) => [code, name])));
      },
      recordPlace,
    }),
    [places, recent, towns, find],
  );
}
