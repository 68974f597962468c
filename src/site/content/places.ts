import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import { knownPlaces, withEnglishNames } from '../../lib/places/gazetteer.ts';
import type { GazetteerIndex } from '../../lib/places/gazetteer-index.ts';
import { contentLibrary } from './load-content.ts';

async function placesIn(language: Language) {
  const { places, gazetteer } = await contentLibrary(language);
  return knownPlaces(
    places.map(({ data }) => data),
    gazetteer.map(({ data }) => data),
  );
}

/** Every place that can be searched for, pickup areas first, and the towns they lie in. */
export async function gazetteerIndex(language: Language): Promise<GazetteerIndex> {
  const { places } = await contentLibrary(language);
  return {
    towns: places.map(({ data: { code, name, latitude, longitude } }) => ({ code, name, latitude, longitude })),
    places: withEnglishNames(await placesIn(language), await placesIn(DEFAULT_LANGUAGE)),
  };
}
