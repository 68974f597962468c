import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What a page brings over the network until it has loaded. */
export interface FirstLoad {
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
}

/** Opens a page with an empty cache and counts what it requests until all it shows is there. */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  await page.goto(path, { waitUntil: 'load' });
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!document) throw new Error('the browser kept no record of this page');
    const files = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < document.loadEventStart);
    const all = [document, ...files] as PerformanceResourceTiming[];
    return { requests: all.length, bytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0) };
  });
}

/** Bytes (brotli) of all scripts that a page runs while nobody touches it, when idle too. */
export async function scriptsBeforeInteraction(page: Page, path: string): Promise<number> {
  await page.coverage.startJSCoverage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const scripts = await page.coverage.stopJSCoverage();
  return scripts.reduce((sum, { source = '' }) => sum + brotliCompressSync(source).length, 0);
}
