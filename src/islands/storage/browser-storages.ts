import { canStore } from './safe-storage.ts';
import { BROWSER_STORAGES } from './storage-fallback.ts';

/** Whether the browser blocks all storage, so that the next page has no state of this one. */
export function isStorageBlocked(): boolean {
  return !BROWSER_STORAGES.some(canStore);
}
