import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { nextFrames, noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { ROUTE } from './support/page-types.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

// Axe runs long scripts; recording them costs more than the check.
test.use({ trace: 'off' });

const SEAT = '/transfers/puerto-princesa-to-el-nido-shared-van';

const priceOf = (page: Page) => page.getByRole('complementary', { name: 'Price' });

test('a traveller finds the pickup by keyboard (specification.md#listing-content: pickup and dropoff choices)', {
  tag: '@desktop',
}, async ({ page }) => {
  const problems = watch(page, '');
  await page.goto(SEAT);
  expect(tooSmall(await targetsIn(page, '[aria-labelledby="pickup"]'))).toEqual([]);
  const field = page.getByRole('combobox', { name: 'Where do you stay?' });
  await field.focus();
  await page.keyboard.type('rizl ave');
  const option = page.getByRole('option', { name: /^Rizal Avenue/ });
  await expect(option).toBeInViewport();
  expect(await barriers(page, '[aria-labelledby="pickup"]')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pickup: Any hotel in Puerto Princesa City.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('ugong rock nearby');
  await expect(page.getByRole('option', { name: 'Use “ugong rock nearby”' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'ask us', exact: true })).toHaveAttribute('href', '#book');
  // What was picked is there for the next page.
  await page.goto(ROUTE);
  expect(await page.evaluate(() => localStorage.getItem('place-search-cache.1'))).toContain('pps-rizal-avenue');
  expect(problems).toEqual([]);
});

test('the price follows the group on every page and in every tab (specification.md#price-rule)', {
  tag: '@phone',
}, async ({ page, context }) => {
  const problems = watch(page, '');
  await noteShifts(page);
  await page.goto(SEAT);
  const price = priceOf(page);
  await expect(price.getByRole('status')).toHaveText(/\$32\s*for 2 people\s*\$16\s*each/, { useInnerText: true });
  const more = price.getByRole('button', { name: 'More people' });
  await more.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(price.getByRole('status')).toHaveText(/\$80\s*for 5 people\s*\$16\s*each/, { useInnerText: true });
  await expect(more).toBeFocused();
  expect(await barriers(page, '.price-card')).toEqual([]);

  const route = await context.newPage();
  await noteShifts(route);
  await route.goto(ROUTE);
  const group = route.getByRole('region', { name: 'What your group pays' });
  await expect(group.getByRole('status')).toHaveText(/Cheapest:\s*Shared van\s*\$80\s*for 5 people\s*\$16\s*each/, {
    useInnerText: true,
  });
  await expect(group.locator('tr.is-group').getByRole('rowheader')).toHaveText('5');
  await nextFrames(route);
  expect(await shiftsOf(route)).toEqual([]);
  await group.getByRole('button', { name: 'Fewer people' }).click();
  await expect(group.getByRole('status')).toContainText('$64');

  await expect(price.getByRole('status')).toContainText('$64');
  await nextFrames(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

// Wide screens have no such bar.
test('on a phone the bar at the bottom shows what the group pays', { tag: '@phone' }, async ({ page }) => {
  await page.goto(SEAT);
  await page.evaluate(() => localStorage.setItem('people.1', '10'));
  await page.reload();
  await expect(page.locator('.booking-bar')).toContainText(/\$160\s*for 10 people/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing has the price for two and offers no control that cannot answer', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(SEAT);
    await expect(priceOf(page).getByText('for 2 people')).toBeVisible();
    await expect(page.getByRole('button', { name: 'More people' })).toBeHidden();
    await expect(page.getByRole('combobox')).toBeHidden();
  });
});
