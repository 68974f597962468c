import type { Place } from '../catalogue/place.schema.ts';
import type { FoundPlace } from './found-place.ts';
import { type Gazetteer, ON_REQUEST } from './gazetteer.schema.ts';

function areaPlaces({ code, areas }: Place, areaNames: Gazetteer['areaNames']): FoundPlace[] {
  return areas.map(({ id, name, kind, note = '' }) => ({
    place_id: id,
    name,
    otherNames: areaNames[id] ?? [],
    kind,
    town: code,
    areaId: id,
    note,
  }));
}

function placesAround({ town, places }: Gazetteer): FoundPlace[] {
  return places.map(({ id, name, otherNames, kind, areaId, note = '' }) => ({
    place_id: id,
    name,
    otherNames,
    kind,
    town,
    areaId: areaId === ON_REQUEST ? null : areaId,
    note,
  }));
}

/** All places of the search: the pickup areas of the towns, and the places around them. */
export function knownPlaces(places: readonly Place[], gazetteers: readonly Gazetteer[]): readonly FoundPlace[] {
  const areaNames = Object.assign({}, ...gazetteers.map((gazetteer) => gazetteer.areaNames));
  return [...places.flatMap((place) => areaPlaces(place, areaNames)), ...gazetteers.flatMap(placesAround)];
}

/** Places in a language with their English names, which tickets, maps and signs have. */
export function withEnglishNames(places: readonly FoundPlace[], english: readonly FoundPlace[]): readonly FoundPlace[] {
  const names = new Map(english.map(({ place_id, name }) => [place_id, name]));
  return places.map((place) => {
    const name = names.get(place.place_id) ?? place.name;
    return name === place.name ? place : { ...place, otherNames: [name, ...place.otherNames] };
  });
}
