import { hydrateIsland } from '../page/hydrate-island.ts';

/**
 * Hydrates a list that is rendered in the browser. Where the code fails to load, an error replaces
 * the busy state.
 */
export function hydrateList(list: HTMLElement): void {
  hydrateIsland(list.closest('astro-island'), () => {
    list.querySelector('[hidden]')?.removeAttribute('hidden');
    list.setAttribute('aria-busy', 'false');
  });
}
