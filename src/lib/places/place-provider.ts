import type { FoundPlace } from './found-place.ts';

/** Something that finds places: the gazetteer, an online geocoder, what an operator plugs in. */
export interface PlaceProvider {
  /**
   * @param query as the traveller typed it
   * @param signal aborts a search that nobody waits for any more
   * @throws when nothing can be found now; the caller goes on with what others found
   */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
}

/** What several found, in the order given; a place that two know is named once. */
export function mergePlaces(...lists: readonly (readonly FoundPlace[])[]): readonly FoundPlace[] {
  const seen = new Set<string>();
  return lists.flat().filter(({ place_id, name, town }) => {
    const keys = [place_id, `${name.toLowerCase()} ${town}`];
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}
