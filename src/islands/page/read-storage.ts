import { BROWSER_STORAGES, newestValue } from './storage-fallback.ts';

/** The text that a store would read, without the stores' code; null where there is none. */
export function readStorage(key: string): string | null {
  return newestValue(BROWSER_STORAGES, key);
}
