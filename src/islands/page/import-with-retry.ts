/**
 * Runs what brings a script. Where it does not come, the page answers as to any failure (failed-loads.ts), and the next connection
 * brings it after all.
 *
 * @example loadAgain(() => import('./late.ts').then((late) => late.startLate()))
 */
export function loadAgain(load: () => Promise<unknown>): void {
  load().catch((error) => {
    addEventListener('online', () => loadAgain(load), { once: true });
    throw error;
  });
}
