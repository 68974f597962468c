import { hydrateIsland } from '../page/hydrate-island.ts';
import { importWithRetry } from '../page/import-with-retry.ts';

/** Loads the search of a list: now where the address asks for one, else with the filters. */
export function startResults(): void {
  const section = document.querySelector<HTMLElement>('[data-search]');
  const load = () => importWithRetry(() => import('./sync-results.ts').then((results) => void results.syncResults()));
  if (section?.dataset.waiting === undefined) {
    section?.addEventListener('island:ready', load, { once: true });
    return;
  }
  load();
  // Coming alive, the filters show what the address requests.
  hydrateIsland(section.querySelector('astro-island'));
}
