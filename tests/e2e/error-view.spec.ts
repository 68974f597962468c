import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { LISTING } from './support/page-types.ts';
import { expect, test } from './support/test.ts';

/** What the browser does about an error of one of our scripts that nobody caught. */
async function failOn(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    const error = Object.assign(new Error(text), { stack: `Error\n at ${location.origin}/_astro/late.js:1:2` });
    dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  }, message);
}

test('an error that nobody caught is shown in the place of the page, which can be shown again (specification.md#errors)', async ({
  page,
}) => {
  await page.goto(LISTING);
  const title = page.locator('h1');
  await expect(title).toBeVisible();
  await failOn(page, 'x is undefined');
  const view = page.getByRole('heading', { name: 'Internal Server Error' });
  await expect(view).toBeFocused();
  await expect(page.getByText('x is undefined')).toBeVisible();
  await expect(page.locator('.gallery')).toBeHidden();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the page as it was' }).click();
  await expect(view).toHaveCount(0);
  await expect(page.locator('.gallery')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
