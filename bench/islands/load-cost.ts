import type { Page } from '@playwright/test';
import { pageMetric } from './main-thread.ts';

/** What the main thread does while a page loads, in milliseconds. */
export interface LoadCost {
  /** Scripts, styles, layout, painting: all of its tasks. */
  readonly tasks: number;
  readonly scripts: number;
  /** The longest task; 0 where none takes 50 ms or more. */
  readonly longest: number;
}

/**
 * How long after the load event things may still happen by themselves. There is idle work, and late
 * styles (1500 ms).
 */
const IDLE_MS = 4000;

/** Loads a page and waits until it has come to rest. */
export async function loadCost(page: Page, url: string): Promise<LoadCost> {
  await page.addInitScript(() => {
    const long: number[] = [];
    Object.assign(globalThis, { benchLong: long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  const milliseconds = await pageMetric(session);
  const long = await page.evaluate(() => (globalThis as unknown as { benchLong: readonly number[] }).benchLong);
  return {
    tasks: milliseconds('TaskDuration'),
    scripts: milliseconds('ScriptDuration'),
    longest: Math.max(0, ...long),
  };
}
