import type { FoundPlace } from './found-place.ts';
import { mergePlaces, type PlaceProvider } from './place-provider.ts';

/** What a search works with. */
export interface PlaceSearchOptions {
  readonly local: PlaceProvider;
  /** Asked once the traveller stops typing; null where none is configured. */
  readonly online: PlaceProvider | null;
  /** Waits, or rejects when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called with what is known so far: the local places at once, then with those from online below. */
  readonly show: (places: readonly FoundPlace[]) => void;
}

/** A pause that says that somebody has stopped typing. */
export const TYPING_DEBOUNCE_MS = 300;

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
