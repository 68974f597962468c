import { type FoundPlace, parseFoundPlace } from '../../lib/places/found-place.ts';
import { cachePlace, MAX_CACHED_PLACES } from '../../lib/places/place-cache.ts';
import { listOf } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

const parseList = listOf(parseFoundPlace, MAX_CACHED_PLACES);

/**
 * Places that were picked, newest first (specification.md#state: placeSearchCache, de-duplicated by
 * place_id).
 */
export const $placeSearchCache = persistent<readonly FoundPlace[]>('place-search-cache.1', {
  fallback: [],
  // Another program may have stored a place twice: the first is the newest.
  parse: (stored) => parseList(stored)?.reduceRight<readonly FoundPlace[]>(cachePlace, []),
});

/** Stores a place that was chosen. */
export function recordPlace(place: FoundPlace): void {
  $placeSearchCache.set(cachePlace($placeSearchCache.get(), place));
}
