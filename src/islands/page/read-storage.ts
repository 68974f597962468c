import { BROWSER_STORAGES, newestCopy } from './storage-fallback.ts';

/** What a page may ask the browser's storage without the stores' code: what a store would read. */
export function storedText(key: string): string | null {
  return newestCopy(BROWSER_STORAGES, key);
}
