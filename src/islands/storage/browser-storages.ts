import { BROWSER_STORAGES } from '../page/storage-fallback.ts';
import { keepsSomething } from './safe-storage.ts';

/** Whether the next page knows nothing of what is chosen on this one: a browser may forbid sites to store anything. */
export function keepsNothing(): boolean {
  return !BROWSER_STORAGES.some(keepsSomething);
}
