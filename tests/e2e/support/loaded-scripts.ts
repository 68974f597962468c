import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** How long nothing more may arrive, in milliseconds. */
const QUIET_MS = 500;

/**
 * Waits until all scripts have come that the first interaction loads, with those they import. A
 * connection that is lost before leaves a page whose code never ran.
 */
export async function waitForInteractionScripts(page: Page): Promise<void> {
  const lastArrival = () =>
    page.evaluate((quiet) => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.js'));
      const newest = Math.max(0, ...scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd));
      const hasBegun = scripts.some(({ name }) => name.includes('/interaction.'));
      return hasBegun && performance.now() - newest > quiet;
    }, QUIET_MS);
  await expect.poll(lastArrival).toBe(true);
}
