import type { FoundPlace } from './found-place.ts';
import type { PlaceKind } from './gazetteer.schema.ts';

const KIND_TEXTS: Readonly<Record<PlaceKind, string>> = {
  airport: 'airport',
  terminal: 'terminal',
  pier: 'pier',
  port: 'port',
  hotels: 'hotels',
  landmark: 'landmark',
  village: 'village',
  street: 'street',
  beach: 'beach',
  neighbourhood: 'part of town',
  address: 'address',
};

/**
 * The line under a place's name in a list: town, kind, and "on request".
 *
 * @param towns names by code
 */
export function placeText({ town, kind, areaId }: FoundPlace, towns: ReadonlyMap<string, string>): string {
  const kindWord: string | undefined = KIND_TEXTS[kind];
  const parts = [town === null ? undefined : towns.get(town), kindWord, areaId === null ? 'on request' : undefined];
  return parts.filter(Boolean).join(', ');
}

/** "1 place found", "No place of this name". */
export function countText(count: number): string {
  if (count === 0) return 'No place of this name. You can use your own words.';
  return `${count} ${count === 1 ? 'place' : 'places'} found.`;
}
