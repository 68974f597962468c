import { expect, type Page, test } from '@playwright/test';

/** Lets the code of islands through when it is told to. */
async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(?:CurrencyPicker|ResultFilters)Island\..*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a first tap that comes long before the code opens the currency list, once', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await holdIslands(page);
  await page.goto('/');
  await page.locator('.header-currency').click();
  await page.locator('.header-currency').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Find a currency' })).toBeVisible();
});

test('what was picked and typed before the code came counts', async ({ page, isMobile }) => {
  const release = await holdIslands(page);
  await page.goto('/tours');
  await page.getByRole('searchbox', { name: 'Keywords' }).fill('undergruond');
  if (!isMobile) await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc');
  release();
  await expect(page.locator('article[data-result]').first()).toContainText('Underground River');
  if (!isMobile) await expect(page).toHaveURL(/sort=price_desc/);
});
