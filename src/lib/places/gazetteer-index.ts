import { type FoundPlace, parseFoundPlaces } from './found-place.ts';
import type { TownCentre } from './geocoder-response.ts';

/** A town as `/places.json` has it. */
export interface BookTown extends TownCentre {
  readonly name: string;
}

/** All that place search knows without a network: `/places.json`. */
export interface PlaceBook {
  readonly towns: readonly BookTown[];
  readonly places: readonly FoundPlace[];
}

export const EMPTY_BOOK: PlaceBook = { towns: [], places: [] };

function parseTown(value: unknown): BookTown | undefined {
  const { code, name, latitude, longitude } = (value ?? {}) as Partial<Record<keyof BookTown, unknown>>;
  if (typeof code !== 'string' || typeof name !== 'string') return undefined;
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { code, name, latitude, longitude }
    : undefined;
}

/** Reads what came over the line; what makes no sense is left out. */
export function parsePlaceBook(value: unknown): PlaceBook {
  const { towns, places } = (value ?? {}) as Partial<Record<keyof PlaceBook, unknown>>;
  return {
    towns: Array.isArray(towns) ? towns.map(parseTown).filter((town) => town !== undefined) : [],
    places: parseFoundPlaces(places),
  };
}
