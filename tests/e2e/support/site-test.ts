import { test as base, type FullProject } from '@playwright/test';
import { readSite, type Site } from './site.ts';

interface Sites {
  /** The site in English. */
  readonly site: Site;
  /** One language stands for all others, whose pages are made by the same code. */
  readonly frenchSite: Site;
}

function addressOf({ use }: FullProject): string {
  if (use.baseURL) return use.baseURL;
  throw new Error('playwright.config.ts names no baseURL');
}

/** Tests about all pages: they get the whole site, read once a worker. */
export const test = base.extend<object, Sites>({
  site: [
    async ({ browser }, use, { project }) => use(await readSite(browser, addressOf(project))),
    { scope: 'worker' },
  ],
  frenchSite: [
    async ({ browser }, use, { project }) => use(await readSite(browser, addressOf(project), 'fr')),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
