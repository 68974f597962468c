/**
 * Imports a script, and imports it again with the next connection where it does not load. The
 * failure itself is handled like any other (chunk-load-errors.ts).
 *
 * @example importWithRetry(() => import('./on-interaction.ts').then((page) =>
 * page.startOnInteraction()))
 */
export function importWithRetry(load: () => Promise<unknown>): void {
  load().catch((error) => {
    addEventListener('online', () => importWithRetry(load), { once: true });
    throw error;
  });
}
