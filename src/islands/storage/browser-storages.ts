import { canStore } from './safe-storage.ts';
import { BROWSER_STORAGES } from './storage-fallback.ts';

/** Whether the browser lets this site store nothing, so that the next page knows nothing of this one. */
export function isStorageBlocked(): boolean {
  return !BROWSER_STORAGES.some(canStore);
}
