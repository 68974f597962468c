import { hydrateIsland } from '../page/hydrate-island.ts';

/** Hydrates a list, whose content only the browser knows. Where the code does not come, the page says so, and does not seem busy for ever. */
export function hydrateList(list: HTMLElement): void {
  hydrateIsland(list.closest('astro-island'), () => {
    list.querySelector('[hidden]')?.removeAttribute('hidden');
    list.setAttribute('aria-busy', 'false');
  });
}
