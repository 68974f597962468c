import type { FoundPlace } from './found-place.ts';

/** More than anybody looks up on one journey. */
export const MAX_CACHED_PLACES = 30;

/** Puts a place in front of the cached ones, each once by `place_id` (specification.md#state). */
export function cachePlace(cache: readonly FoundPlace[], place: FoundPlace): readonly FoundPlace[] {
  return [place, ...cache.filter(({ place_id }) => place_id !== place.place_id)].slice(0, MAX_CACHED_PLACES);
}
