import { keepsSomething, type OpenStorage } from './forgiving-storage.ts';

/** Where values are kept: for good, else for as long as the tab is open. See stored-text.ts in src/lib/browser, which reads them without this. */
export const BROWSER_STORAGES: readonly OpenStorage[] = [() => localStorage, () => sessionStorage];

/** Whether the next page knows nothing of what is chosen on this one: a browser may forbid sites to store anything. */
export function keepsNothing(): boolean {
  return !BROWSER_STORAGES.some(keepsSomething);
}
