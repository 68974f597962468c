import { onFirstInteraction } from '../page/first-interaction.ts';
import { hasStoredState } from './has-stored-state.ts';
import { hydrateList } from './hydrate-list.ts';

/** Shows the saved trips: at once where something may be saved, else when somebody begins to use the page. */
export function startSavedTrips(): void {
  const list = document.querySelector<HTMLElement>('[data-saved-page]');
  if (!list) return;
  const hydrate = () => hydrateList(list);
  if (hasStoredState()) hydrate();
  else onFirstInteraction(hydrate);
}
