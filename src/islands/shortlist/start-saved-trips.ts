import { hasStoredState } from '../kit/has-stored-state.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { fillList } from './fill-list.ts';

/** Fills the page of saved trips: at once where something may be saved, else when somebody begins to use the page. */
export function startSavedTrips(): void {
  const place = document.querySelector<HTMLElement>('[data-saved-page]');
  if (!place) return;
  const fill = () => fillList(place, () => import('./saved-page.ts').then((page) => page.startSavedPage(place)));
  if (hasStoredState()) fill();
  else onFirstInteraction(fill);
}
