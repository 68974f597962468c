import type { CDPSession, Page } from '@playwright/test';

/** What the browser counts about a page, by name; times in milliseconds. */
export async function pageMetric(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
}

/**
 * Begins to count what the main thread of a page does. @returns tells how many milliseconds its
 * tasks have taken so far
 */
export async function mainThreadClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => (await pageMetric(session))('TaskDuration');
}
