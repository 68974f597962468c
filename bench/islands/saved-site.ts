import type { Page } from '@playwright/test';

/** How often the worker is asked, in milliseconds. */
const POLL_MS = 250;

/** Waits until the worker has saved the site: scripts then come from it, and it is at rest. */
export async function siteIsSaved(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const { controller } = navigator.serviceWorker;
      if (!controller) return false;
      const { port1, port2 } = new MessageChannel();
      const report = new Promise<{ readonly isReady: boolean }>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
      controller.postMessage({ type: 'report' }, [port2]);
      return (await report).isReady;
    },
    undefined,
    { polling: POLL_MS, timeout: 120_000 },
  );
}
