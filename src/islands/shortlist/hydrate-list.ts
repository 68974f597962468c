/**
 * Hydrates a list without anybody near it: only the browser knows what is in it. Where the code does not come, the page says so, does not seem busy for
 * ever, and tries again with the next connection.
 */
export function hydrateList(list: HTMLElement): void {
  const island = list.closest('astro-island');
  const hydrate = () => void island?.dispatchEvent(new Event('focusin'));
  island?.addEventListener('astro:hydration-error', () => {
    list.querySelector('[hidden]')?.removeAttribute('hidden');
    list.setAttribute('aria-busy', 'false');
    addEventListener('online', hydrate, { once: true });
  });
  hydrate();
}
