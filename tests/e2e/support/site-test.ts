import { test as base } from '@playwright/test';
import { readSite, type Site } from './site.ts';

/** Tests about all pages: they get the whole site, read once a worker. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      if (!baseURL) throw new Error('playwright.config.ts names no baseURL');
      await use(await readSite(browser, baseURL));
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
