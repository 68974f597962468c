import type { Page } from '@playwright/test';

/**
 * Renders all sections of a page. Browsers guess the height of those that are far from the window,
 * and their content hangs out of it.
 */
export async function renderSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('.section')) style.contentVisibility = 'visible';
  });
}
