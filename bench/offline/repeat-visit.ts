import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SaveReport } from '../../src/lib/offline/worker-messages.ts';
import { PHONE } from '../pages/phone.ts';

/** How the site is visited again. */
export type Visitor = 'without the worker' | 'with the worker' | 'with the worker, asking the site first';

export const VISITORS: readonly Visitor[] = [
  'without the worker',
  'with the worker',
  'with the worker, asking the site first',
];

const SAVE_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 500;

function reportOf(page: Page): Promise<SaveReport | null> {
  return page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.active;
    const { port1, port2 } = new MessageChannel();
    worker?.postMessage({ type: 'report' }, [port2]);
    return new Promise<SaveReport | null>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(() => resolve(null), 3000);
    });
  });
}

async function waitUntilSaved(page: Page): Promise<void> {
  const deadline = performance.now() + SAVE_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const report = await reportOf(page).catch(() => null);
    if (report?.isReady && !report.isSaving) return;
    await page.waitForTimeout(POLL_INTERVAL_MS);
  }
  throw new Error('The worker did not save the site in time');
}

/** The site was seen longer ago than what is saved counts as fresh: the worker asks it first. */
async function clearFreshness(context: BrowserContext): Promise<void> {
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate(() => {
      const now = Date.now;
      let shift = 0;
      // Each question comes ten minutes after the last one.
      Date.now = () => {
        shift += 600_000;
        return now() + shift;
      };
    });
  }
}

/**
 * A browser that has been on the site before. Its pages are in the browser's cache, or saved by the
 * worker.
 */
export async function returningVisitor(
  browser: Browser,
  base: string,
  paths: readonly string[],
  visitor: Visitor,
): Promise<BrowserContext> {
  const serviceWorkers = visitor === 'without the worker' ? 'block' : 'allow';
  const context = await browser.newContext({ ...PHONE, serviceWorkers });
  const page = await context.newPage();
  for (const path of ['/', ...paths]) await page.goto(base + path, { waitUntil: 'load' });
  if (serviceWorkers === 'allow') await waitUntilSaved(page);
  if (visitor === 'with the worker, asking the site first') await clearFreshness(context);
  await page.close();
  return context;
}

/** Milliseconds from asking for a page until its text is drawn. */
export async function timeToRead(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load', timeout: SAVE_TIMEOUT_MS });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // A saved page has loaded before it is drawn.
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.close();
  return time;
}
