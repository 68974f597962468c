import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { MISSING } from './support/page-types.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

// A recording of every card would cost more than the test.
test.use({ trace: 'off' });

const results = (page: Page) => page.locator('article[data-result]');
const status = (page: Page) => page.locator('[data-count]');
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
}

test('a landing page is filtered, sorted, undone and emptied (specification.md#filters)', async ({
  page,
  isMobile,
}) => {
  const problems = watch(page, MISSING);
  await page.goto('/tours');
  const total = await results(page).count();
  const examples = await results(page).filter({ hasText: 'Example, cannot be booked' }).count();
  const first = await results(page).first().elementHandle();
  await openFilters(page, isMobile);
  // A tap that comes before the filters are alive is not lost.
  await page.getByRole('checkbox', { name: /Private boat/ }).click();
  await expect(status(page)).toHaveText(`5 of ${total - examples} trips`);
  await expect(page).toHaveURL('/tours?types=PRIVATE_BOAT_TOUR');
  await combobox(page, 'From').selectOption('ELN');
  await expect(results(page)).toHaveCount(4);
  if (isMobile) {
    await page.getByRole('button', { name: 'Show 4 trips' }).tap();
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  }
  await combobox(page, 'Sort by').selectOption('price_desc');
  await expect(page).toHaveURL(/sort=price_desc/);
  const prices = await results(page)
    .locator('.card-price strong data')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLDataElement).value)));
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));

  await page.goBack();
  // What was chosen in the sheet of a phone is one step.
  if (isMobile) await page.getByRole('button', { name: /^Remove filter: From/ }).click();
  else await page.goBack();
  await expect(page).toHaveURL('/tours?types=PRIVATE_BOAT_TOUR');
  await expect(results(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove filter: Private boat' }).click();
  await expect(results(page)).toHaveCount(total);
  expect(await first?.evaluate((card) => card === document.querySelector('article[data-result]'))).toBe(true);

  const words = page.getByRole('searchbox', { name: 'Keywords' });
  await words.fill('undergruond');
  await expect(results(page).first()).toContainText('Underground River');
  await words.fill('submarine');
  await expect(page.getByRole('heading', { name: 'No trips match your search' })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: /^Without “submarine”/ }).click();
  await expect(results(page)).toHaveCount(total);
  expect(problems).toEqual([]);
});

test('a shared address shows its results, stands still, and hostile parts of it are passed over', {
  tag: '@phone',
}, async ({ page }) => {
  await noteShifts(page);
  await page.addInitScript(() => {
    localStorage.setItem(
      'preference.1',
      JSON.stringify({ currency: 'PHP', locale: 'en-US', rate: 58, rateDate: null, currencyData: null }),
    );
  });
  await page.goto('/search?origin=ELN&types=JOINING_TOUR,BOAT&max=66&min=%3Cscript%3E&sort=price_asc&provider=&q=%20');
  await expect(status(page)).toHaveText(/^4 of \d+ trips$/);
  await expect(results(page)).toHaveCount(4);
  await expect(results(page).first()).toContainText('₱');
  await expect(page.getByRole('button', { name: /^Remove filter: Up to ₱3,\d{3}$/ })).toBeVisible();
  await expect(combobox(page, 'Sort by')).toHaveValue('price_asc');
  expect(await shiftsOf(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
});

test('a shared address with words finds what is spelt almost so', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?q=undergruond');
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('undergruond');
  await expect(results(page).first()).toContainText('Underground River');
  await expect(status(page)).toHaveText(/^\d+ of \d+ trips, \d of 6 examples$/);
});

// A keyboard stands on a desk.
test('filters work by keyboard alone, and typing a word is one step back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/transfers');
  const total = await results(page).count();
  await page.getByRole('searchbox', { name: 'Keywords' }).focus();
  await page.keyboard.type('shared');
  await expect(page).toHaveURL(/q=shared$/);
  await expect(results(page)).toHaveCount(6);
  await page.getByRole('slider', { name: 'Highest price' }).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('PageDown');
  await expect(page.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', /^\$/);
  await expect(page).toHaveURL(/max=/);
  await page.goBack();
  await expect(page).toHaveURL('/transfers?q=shared');
  await page.goBack();
  await expect(page).toHaveURL('/transfers');
  await expect(results(page)).toHaveCount(total);
});

test('a thumb at the end of its line can be taken back by mouse', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search?min=5000');
  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  await expect(lowest).toHaveValue('1000');
  await lowest.scrollIntoViewIfNeeded();
  const box = await lowest.boundingBox();
  if (!box) throw new Error('There is no line');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 10, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, middle, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/min=[1-4]\d\d$/);
});

test('the sheet of filters says what it finds, and a press beside it closes it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/tours');
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /Private boat/ }).tap();
  await expect(sheet.getByRole('status')).toHaveText(/^5 of \d+ trips$/);
  expect(await barriers(page)).toEqual([]);
  await page.touchscreen.tap(180, 8);
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('filters whose list of trips does not come say so, and work with the next attempt', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route('**/catalogue.json', (route) => route.abort());
  await page.goto('/search?origin=ELN');
  const note = page.getByRole('alert').filter({ hasText: 'All trips are shown below' });
  await expect(note).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.unroute('**/catalogue.json');
  await note.getByRole('button', { name: 'Try again' }).tap();
  await expect(status(page)).toHaveText(/^\d+ of \d+ trips, \d of 6 examples$/);
  await expect(note).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a landing page shows all its trips, and a form that leads to a route', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/transfers');
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeHidden();
    await combobox(page, 'From').selectOption({ value: 'PPS' });
    await combobox(page, 'To').selectOption({ value: 'ELN' });
    await page.getByRole('button', { name: 'Find trips' }).click();
    await expect(page).toHaveURL(/\/puerto-princesa-to-el-nido\?/);
  });
});
