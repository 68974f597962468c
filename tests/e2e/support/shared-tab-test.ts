import { test as base, type Page } from '@playwright/test';
import { saveData } from './test.ts';

/**
 * Tests that only look at pages share a tab: a new one takes as long as the page. It forgets
 * everything after each test, and its pages fetch nothing ahead.
 */
export const test = base.extend<object, { sharedTab: Page }>({
  sharedTab: [
    async ({ browser }, use, { project }) => {
      const {
        baseURL = '',
        viewport = null,
        isMobile = false,
        hasTouch = false,
        serviceWorkers = 'block',
      } = project.use;
      const context = await browser.newContext({ baseURL, viewport, isMobile, hasTouch, serviceWorkers });
      await saveData(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedTab }, use) => {
    await use(sharedTab);
    await sharedTab.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await sharedTab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

export { expect } from '@playwright/test';
