import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { expect, test } from './support/test.ts';

const results = (page: Page) => page.locator('article[data-result]');
const status = (page: Page) => page.locator('[data-count]');
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('the home search leads to its results and is remembered (specification.md#state: searchData)', async ({
  page,
}) => {
  await page.goto('/');
  await combobox(page, 'From').selectOption('PPS');
  await combobox(page, 'To').selectOption('ELN');
  await page.getByLabel('Day', { exact: true }).fill('2099-02-14');
  await combobox(page, 'People').selectOption('4');
  await page.getByRole('button', { name: 'Find trips' }).click();
  await expect(page).toHaveURL(/\/search\?origin=PPS&destination=ELN&date=2099-02-14&people=4$/);
  await expect(page.getByRole('button', { name: 'Remove filter: To El Nido' })).toBeVisible();
  await expect(status(page)).toHaveText(/^\d of \d+ trips, 1 of 6 examples$/);
  await expect(results(page).first()).toContainText('$64 for 4');
  await page.goto('/');
  await expect(combobox(page, 'People')).toHaveValue('4');
  await expect(combobox(page, 'From')).toHaveValue('PPS');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2099-02-14');
  await page.getByRole('button', { name: 'Find trips' }).click();
  await page.getByRole('button', { name: 'Remove day: For Sat, Feb 14, 2099' }).click();
  await expect(page).toHaveURL(/\/search\?origin=PPS&destination=ELN&people=4$/);
  await page.goto('/');
  await expect(combobox(page, 'To')).toHaveValue('ELN');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('');
});

test('every page without results of its own asks for a trip in its header (specification.md#filters)', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Find a trip' }).click();
  await expect(combobox(page, 'From')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await combobox(page, 'To').selectOption('ELN');
  await page.getByRole('button', { name: 'Find trips' }).click();
  await expect(page).toHaveURL(/\/search\?.*destination=ELN/);
  await expect(page.getByRole('button', { name: 'Remove filter: To El Nido' })).toBeVisible();
  // What was looked for stands in the header of the next page.
  await page.goto('/about');
  await page.getByRole('button', { name: 'Find a trip' }).click();
  await expect(combobox(page, 'To')).toHaveValue('ELN');
});

test('twelve tabs lead from an opened list to its first trip (specification.md#filters)', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/search');
  const first = results(page).first().getByRole('link');
  let tabs = 0;
  for (; tabs < 12; tabs += 1) {
    if (await first.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
    const skip = page.locator('.skip-link:focus');
    if ((await skip.count()) > 0) await page.keyboard.press('Enter');
  }
  await expect(first).toBeFocused();
});
