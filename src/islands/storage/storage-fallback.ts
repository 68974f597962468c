/** The browser's storages: local storage, then session storage. */
export const BROWSER_STORAGES: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage];

/** The key for the text that better storages had when this one's copy was made. */
export function baseKey(key: string): string {
  return `${key} base`;
}

/**
 * The newest value under a key. A storage gets a value when the better ones are full: then it is
 * newer than theirs, until another tab writes to them. Every page runs this before its first paint.
 *
 * @param places storages, the most lasting first; one that is forbidden throws, and is left out
 */
export function newestValue(places: readonly (() => Pick<Storage, 'getItem'>)[], key: string): string | null {
  let newest: string | null = null;
  for (const open of places) {
    try {
      const place = open();
      const copy = place.getItem(key);
      if (copy !== null && place.getItem(baseKey(key)) === newest) newest = copy;
    } catch {
      // Perhaps the next one is not forbidden.
    }
  }
  return newest;
}
