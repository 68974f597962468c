import { hydrateList } from './hydrate-list.ts';

/** Shows the comparison at once: its address says what is in it. */
export function startComparison(): void {
  const list = document.querySelector<HTMLElement>('[data-compare-page]');
  if (list) hydrateList(list);
}
