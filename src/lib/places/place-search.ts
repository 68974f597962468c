import type { FoundPlace } from './found-place.ts';

/** Something that finds places: the gazetteer, an online geocoder, what an operator plugs in. */
export interface PlaceProvider {
  /**
   * @param query the text as typed
   * @param signal aborts an outdated search
   * @throws when the search fails; the caller goes on with other results
   */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
}

/** The results of several searches in the given order, each place once. */
export function mergePlaces(...lists: readonly (readonly FoundPlace[])[]): readonly FoundPlace[] {
  const seen = new Set<string>();
  return lists.flat().filter(({ place_id, name, town }) => {
    const keys = [place_id, `${name.toLowerCase()} ${town}`];
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}

/** Dependencies of a search. */
interface PlaceSearchOptions {
  readonly local: PlaceProvider;
  /** Used once the traveller stops typing; null where none is configured. */
  readonly online: PlaceProvider | null;
  /** Waits, or rejects when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called with results: first the local ones, then with those from online below. */
  readonly show: (places: readonly FoundPlace[]) => void;
}

/** Pause after which typing counts as finished. */
const TYPING_DEBOUNCE_MS = 300;

/**
 * Creates a search for a text field: each new text cancels the search before. Online results follow
 * the local ones; without a network there are only local ones.
 *
 * @returns searches for a text; null stops
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
