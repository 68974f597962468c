import type { Random } from '../text/identifier.ts';
import { sample } from './random.ts';

/** Number of suggestions on a page (specification.md#suggestions). */
export const SHOWN_SUGGESTIONS = 6;

/** The fields that suggestions are chosen by. */
export interface Suggestible {
  readonly code: string;
  readonly origin: string;
  readonly destination: string;
}

/** Chooses listings that share a place with a given one. */
export type Suggest<Item> = (current: Suggestible, random: Random) => readonly Item[];

function placesOf({ origin, destination }: Suggestible): readonly string[] {
  return origin === destination ? [origin] : [origin, destination];
}

/**
 * Returns a function that suggests six random listings which share a place with another. The
 * listings are sorted by place once, as thousands of pages call it (specification.md#suggestions).
 */
export function suggestionsFrom<Item extends Suggestible>(listings: readonly Item[]): Suggest<Item> {
  const pools = new Map<string, Item[]>();
  const poolFor = (places: readonly string[]): Item[] => {
    const key = places.toSorted().join(' ');
    const known = pools.get(key);
    if (known) return known;
    const pool = listings.filter((listing) => placesOf(listing).some((place) => places.includes(place)));
    pools.set(key, pool);
    return pool;
  };
  return (current, random) => {
    const drawn = sample(poolFor(placesOf(current)), SHOWN_SUGGESTIONS + 1, random);
    return drawn.filter(({ code }) => code !== current.code).slice(0, SHOWN_SUGGESTIONS);
  };
}
