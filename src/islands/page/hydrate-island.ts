/**
 * Hydrates an island without intent, and again on reconnecting after a failed load.
 *
 * @param onFailed called after each failure
 */
export function hydrateIsland(island: Element | null, onFailed: () => void = () => undefined): void {
  const hydrate = () => void island?.dispatchEvent(new Event('focusin'));
  island?.addEventListener('astro:hydration-error', () => {
    onFailed();
    addEventListener('online', hydrate, { once: true });
  });
  hydrate();
}
