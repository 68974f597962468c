import { COMPARED_KEY, RECENT_KEY, SAVED_KEY } from '../../lib/site/storage-keys.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { hasStoredValue } from '../storage/has-stored-value.ts';
import { hydrateList } from './hydrate-list.ts';

/**
 * Shows the comparison, whose address says what is in it, or what was saved and looked at: at once where there is
 * anything, else when somebody begins to use the page.
 */
export function startShortlist(): void {
  const list = document.querySelector<HTMLElement>('[data-compare-page], [data-saved-page]');
  if (!list) return;
  const hydrate = () => hydrateList(list);
  if ('comparePage' in list.dataset || hasStoredValue(SAVED_KEY, COMPARED_KEY, RECENT_KEY)) hydrate();
  else onFirstInteraction(hydrate);
}
