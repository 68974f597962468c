import { localizedPath } from '../../lib/languages/localized-path.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { EMPTY_INDEX, type GazetteerIndex, parseGazetteerIndex } from '../../lib/places/gazetteer-index.ts';
import { createGeocoder } from '../../lib/places/geocoder.ts';
import { parseGeocoderAddress } from '../../lib/places/geocoder-url.ts';
import { mergePlaces, type PlaceProvider } from '../../lib/places/place-search.ts';
import { searchPlaces } from '../../lib/places/search-places.ts';
import { getJson } from '../../lib/site/http-client.ts';
import { pageLanguage } from '../page/page-language.ts';
import { $placeSearchCache } from './recent-places.store.ts';

let gazetteer: Promise<GazetteerIndex> | undefined;

/** Requests the gazetteer; one without places is another response. */
async function fetchGazetteer(): Promise<GazetteerIndex> {
  const path = localizedPath(PATHS.places, pageLanguage());
  const fetched = parseGazetteerIndex(await getJson({ path }));
  if (fetched.places.length === 0) throw new Error(`${path} has no places`);
  return fetched;
}

/** The gazetteer, loaded once a page. Empty after a failure, and the next search tries again. */
export function loadGazetteer(): Promise<GazetteerIndex> {
  gazetteer ??= fetchGazetteer().catch(() => {
    gazetteer = undefined;
    return EMPTY_INDEX;
  });
  return gazetteer;
}

/** Searches the gazetteer and cached places; for no text, recent places in these towns. */
export function gazetteerProvider(towns: () => Promise<readonly string[]>): PlaceProvider {
  return {
    search: async (text) => {
      const { places } = await loadGazetteer();
      const near = await towns();
      const cached = $placeSearchCache.get();
      if (text.trim() === '') return cached.filter(({ town }) => town !== null && near.includes(town)).slice(0, 5);
      return searchPlaces(mergePlaces(places, cached), { text, towns: near });
    },
  };
}

/** The configured online geocoder, or null: then nothing is ever requested from it. */
export function configuredGeocoder(): PlaceProvider | null {
  const address = parseGeocoderAddress(import.meta.env.PUBLIC_GEOCODER_URL);
  if (address === null) return null;
  return {
    search: async (query, signal) => {
      const { towns } = await loadGazetteer();
      return createGeocoder({ address, towns, fetch: globalThis.fetch }).search(query, signal);
    },
  };
}
