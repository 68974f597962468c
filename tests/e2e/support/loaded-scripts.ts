import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** How long nothing more may arrive, in milliseconds. */
const IDLE_MS = 500;

/**
 * Waits until the scripts that the first interaction loads have come, with their imports. A
 * connection that is lost before leaves a page whose code never ran.
 */
export async function waitForInteractionScripts(page: Page): Promise<void> {
  const lastArrival = () =>
    page.evaluate((idle) => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.js'));
      const newest = Math.max(0, ...scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd));
      const hasBegun = scripts.some(({ name }) => name.includes('/interaction.'));
      return hasBegun && performance.now() - newest > idle;
    }, IDLE_MS);
  await expect.poll(lastArrival).toBe(true);
}
