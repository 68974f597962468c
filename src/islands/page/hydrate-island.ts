/**
 * Hydrates an island without anybody near it, and once more with the next connection where its code did not come.
 *
 * @param onFailed called each time that it does not come
 */
export function hydrateIsland(island: Element | null, onFailed: () => void = () => undefined): void {
  const hydrate = () => void island?.dispatchEvent(new Event('focusin'));
  island?.addEventListener('astro:hydration-error', () => {
    onFailed();
    addEventListener('online', hydrate, { once: true });
  });
  hydrate();
}
