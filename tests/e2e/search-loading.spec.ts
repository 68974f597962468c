import type { Page } from '@playwright/test';
import { noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

const results = (page: Page) => page.locator('article[data-result]');

test('while the trips of an address are on their way, their places are kept and no wrong one is shown', {
  tag: '@phone',
}, async ({ page }) => {
  const line = Promise.withResolvers<void>();
  await page.route('**/catalogue.json', async (route) => {
    await line.promise;
    await route.continue();
  });
  await noteShifts(page);
  await page.goto('/search?origin=ELN&types=JOINING_TOUR');
  await expect(page.getByRole('button', { name: /^Remove filter: From/ })).toBeVisible();
  // However long it takes.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(results(page).filter({ visible: true })).toHaveCount(0);
  expect((await results(page).first().boundingBox())?.height).toBeGreaterThan(150);
  await expect(page.locator('[data-waiting]')).toHaveCount(1);
  // A screen reader hears no count of what was found before.
  await expect(page.locator('.result-count')).toHaveCSS('visibility', 'hidden');
  line.resolve();
  await expect(results(page).filter({ visible: true })).toHaveCount(4);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a day on the search page is changed there, and one that is over is refused at the field of the form', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/search?date=2099-02-14');
  const field = page.getByLabel('Day', { exact: true });
  await expect(field).toHaveValue('2099-02-14');
  await field.fill('2099-03-01');
  await expect(page).toHaveURL('/search?date=2099-03-01');
  await expect(page.getByRole('button', { name: 'Remove day: For Sun, Mar 1, 2099' })).toBeVisible();
  await page.goto('/');
  const form = page.getByLabel('Day', { exact: true });
  await form.fill('2020-02-14');
  await page.getByRole('button', { name: 'Find trips' }).click();
  expect(await form.evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow)).toBe(true);
  await expect(page).toHaveURL('/');
});
