import type { Language } from '../../lib/languages/language.ts';
import { knownPlaces } from '../../lib/places/gazetteer.ts';
import type { GazetteerIndex } from '../../lib/places/gazetteer-index.ts';
import { contentLibrary } from './load-content.ts';

/** Every place that can be searched for, pickup areas first, and the towns they lie in. */
export async function gazetteerIndex(language: Language): Promise<GazetteerIndex> {
  const library = await contentLibrary(language);
  const places = library.places.map(({ data }) => data);
  return {
    towns: places.map(({ code, name, latitude, longitude }) => ({ code, name, latitude, longitude })),
    places: knownPlaces(
      places,
      library.gazetteer.map(({ data }) => data),
    ),
  };
}
