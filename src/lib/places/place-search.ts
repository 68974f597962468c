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

/** What a search works with. */
interface PlaceSearchOptions {
  readonly local: PlaceProvider;
  /** Asked once the traveller stops typing; null where none is configured. */
  readonly online: PlaceProvider | null;
  /** Waits, or rejects when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called with what is known so far: the local places at once, then with those from online below. */
  readonly show: (places: readonly FoundPlace[]) => void;
}

/** A pause that says that somebody has stopped typing. */
const TYPING_DEBOUNCE_MS = 300;

/**
 * Searches as somebody types: each text makes the one before it void. Online results come below the local ones, and when
 * there is no network the local ones are what there is.
 *
 * @returns asks for a text; null stops
 */
export function placeSearch({ local, online, wait, show }: PlaceSearchOptions): (text: string | null) => Promise<void> {
  let current = new AbortController();
  return async (text) => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    if (text === null) return;
    const known = await local.search(text, signal).catch(() => []);
    if (signal.aborted) return;
    show(known);
    if (!online) return;
    const found = await wait(TYPING_DEBOUNCE_MS, signal)
      .then(() => online.search(text, signal))
      .catch(() => []);
    if (!signal.aborted && found.length > 0) show(mergePlaces(known, found));
  };
}
