import { COMPARED_KEY, RECENT_KEY, SAVED_KEY } from '../../lib/site/storage-keys.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { hasStoredValue } from '../storage/read-storage.ts';
import { hydrateList } from './hydrate-list.ts';

/**
 * Shows the comparison of the address, or saved and recent trips. Without any of them, only on the
 * first interaction.
 */
export function startShortlist(): void {
  const list = document.querySelector<HTMLElement>('[data-compare-page], [data-saved-page]');
  if (!list) return;
  const hydrate = () => hydrateList(list);
  if ('comparePage' in list.dataset || hasStoredValue(SAVED_KEY, COMPARED_KEY, RECENT_KEY)) hydrate();
  else onFirstInteraction(hydrate);
}
