import { expect, type Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { targetsIn, tooSmall } from './click-targets.ts';

/** What axe finds, and what a thumb misses. */
export async function expectNoBarriers(page: Page, isMobile: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });
  // Where the page begins nothing lies under the help button.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await barriers(page)).toEqual([]);
  if (isMobile) expect.soft(tooSmall(await targetsIn(page, 'main'))).toEqual([]);
}
