import { type FoundPlace, parseFoundPlaces } from './found-place.ts';
import type { TownCentre } from './geocoder-response.ts';

/** A town as `/places.json` has it. */
export interface GazetteerTown extends TownCentre {
  readonly name: string;
}

/** All places that are searched without a network: `/places.json`. */
export interface GazetteerIndex {
  readonly towns: readonly GazetteerTown[];
  readonly places: readonly FoundPlace[];
}

export const EMPTY_INDEX: GazetteerIndex = { towns: [], places: [] };

function parseTown(value: unknown): GazetteerTown | undefined {
  const { code, name, latitude, longitude } = (value ?? {}) as Partial<Record<keyof GazetteerTown, unknown>>;
  if (typeof code !== 'string' || typeof name !== 'string') return undefined;
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { code, name, latitude, longitude }
    : undefined;
}

/** Reads what came over the line; what makes no sense is left out. */
export function parseGazetteerIndex(value: unknown): GazetteerIndex {
  const { towns, places } = (value ?? {}) as Partial<Record<keyof GazetteerIndex, unknown>>;
  return {
    towns: Array.isArray(towns) ? towns.map(parseTown).filter((town) => town !== undefined) : [],
    places: parseFoundPlaces(places),
  };
}
