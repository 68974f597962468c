import { fillList } from './fill-list.ts';

/** Fills the page that compares trips. */
export function startComparison(): void {
  const place = document.querySelector<HTMLElement>('[data-compare-page]');
  if (place) fillList(place, () => import('./compare-page.ts').then((page) => new page.ComparePage(place).start()));
}
