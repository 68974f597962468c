import { expect, test } from '@playwright/test';
import { LISTING, PAGE_TYPES, ROUTE } from './support/page-types.ts';

test.use({ javaScriptEnabled: false, trace: 'off' });

/** Place codes of specification.md#places. */
const CODES = { 'Puerto Princesa': 'PPS', 'El Nido': 'ELN', 'San Vicente': 'SVC', Anywhere: '' };

for (const { name, path, prices } of PAGE_TYPES) {
  test(`${name} can be read without JavaScript`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\w{3}/);
    if (prices) await expect(page.locator('[data-price]').filter({ visible: true }).first()).toHaveText(/^\$\d[\d,]*$/);
  });
}

test('a listing says everything without JavaScript (specification.md#listing-page)', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(LISTING);
  const price = page.getByRole('complementary', { name: 'Price' });
  await expect(price.getByText('$30', { exact: true }).first()).toBeVisible();
  await price.getByText('What your group pays').click();
  await expect(price.getByRole('row')).toHaveCount(11);
  for (const name of [
    'Itinerary',
    'Included',
    'Not included',
    'Departures, pickup and drop-off',
    'Cash to bring',
    'Important to know',
    'Payment and cancellation',
    'What travellers say',
    'More trips from here',
  ]) {
    await expect.soft(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('a route compares its ways without JavaScript', { tag: '@phone' }, async ({ page }) => {
  await page.goto(ROUTE);
  await expect(page.getByRole('table')).toHaveCount(2);
  await expect(page.getByRole('img', { name: /price by group size/ })).toBeVisible();
});

for (const [from, to] of [
  ['Puerto Princesa', 'El Nido'],
  ['San Vicente', 'Anywhere'],
] as const) {
  test(`the search form on home asks the search page for ${from} to ${to}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('search');
    await form.getByRole('combobox', { name: 'From', exact: true }).selectOption({ label: from });
    await form.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: to });
    await form.getByLabel('Day', { exact: true }).fill('2027-02-14');
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await form.getByRole('button', { name: 'Find trips' }).click();
    const { pathname, searchParams } = new URL((await asked).url());
    expect(pathname).toBe('/search');
    const { origin, destination, date } = Object.fromEntries(searchParams);
    expect({ origin, destination, date }).toEqual({ origin: CODES[from], destination: CODES[to], date: '2027-02-14' });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('the menu and the help sheet open without JavaScript', async ({ page, isMobile }) => {
  await page.goto(ROUTE);
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tours' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.getByRole('dialog', { name: 'Need help?' })).toBeVisible();
});

test('a press on "Find a trip" opens the search without JavaScript', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Find a trip' }).click();
  const form = page.getByRole('search');
  await form.getByRole('combobox', { name: 'From', exact: true }).selectOption({ label: 'Puerto Princesa' });
  await form.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: 'El Nido' });
  await form.getByRole('button', { name: 'Find trips' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Puerto Princesa to El Nido');
});

test('the search page asks for the four things without JavaScript, and leads to a route', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('PPS');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('ELN');
  await expect(page.getByRole('combobox', { name: 'People' })).toBeVisible();
  await page.getByRole('button', { name: 'Find trips' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Puerto Princesa to El Nido');
});
