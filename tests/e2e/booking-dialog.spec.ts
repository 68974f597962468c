import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import {
  addToCart,
  bookVan,
  chooseAreas,
  chooseDay,
  openDialog,
  placeField,
  storedOn,
  VAN,
} from './support/booking.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

// Axe runs long scripts; recording them costs more than the check.
test.use({ trace: 'off' });

const NONE = '/none';
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('it is all done by keyboard, and the focus returns', { tag: '@desktop' }, async ({ page }) => {
  const problems = watch(page, NONE);
  await page.goto(VAN.path);
  const link = page.getByRole('link', { name: 'Book', exact: true }).filter({ visible: true }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid')).toBeVisible();
  // Nothing is chosen: the first field that needs something has the focus.
  await dialog.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('4 things are missing.');
  await expect(dialog.locator('[role=gridcell] :focus')).toHaveCount(1);
  for (const key of ['PageDown', 'PageDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(dialog.getByText('Choose a day.')).toHaveCount(0);
  // The calendar folds to one line, whose button has the focus and opens it again.
  const change = dialog.getByRole('button', { name: 'Change the day' });
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[role=gridcell] :focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();
  await dialog.getByRole('radio', { name: '7:30 AM' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '9:30 AM' })).toBeChecked();
  await placeField(dialog, 'pickup').focus();
  await page.keyboard.type('Puerto Princesa Airport');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(placeField(dialog, 'pickup')).toHaveValue('Puerto Princesa Airport, arrivals exit');
  await placeField(dialog, 'dropoff').focus();
  await page.keyboard.type('Any hotel');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(dialog.getByText(/^Hotel not known yet\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  // What was chosen is still there.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: '9:30 AM' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(problems).toEqual([]);
});

test('a hotel is found, and a place of one’s own is taken', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openDialog(page, VAN.path);
  await placeField(dialog, 'pickup').fill('rizl ave');
  await page.getByRole('option', { name: /^Rizal Avenue/ }).click();
  await expect(dialog.getByText(/^Puerto Princesa City\. /)).toBeVisible();
  await placeField(dialog, 'dropoff').fill('The blue gate');
  await page.getByRole('option', { name: /somewhere else/ }).click();
  await expect(dialog.getByText(/We confirm it by message before the trip/)).toBeVisible();
});

test('its title stays in sight with errors, and while a place is chosen', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openDialog(page, VAN.path);
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await placeField(dialog, 'dropoff').fill('Casa');
  await page.getByRole('option').filter({ visible: true }).first().click();
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('the dialog has no barrier in light or dark, also with errors, and can be pressed with a thumb', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  const dialog = await openDialog(page, VAN.path);
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  expect(await barriers(page, '.booking-window')).toEqual([]);
  if (isMobile) expect(tooSmall(await targetsIn(page, '.booking-window'))).toEqual([]);
  const width = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBe(0);
});

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('days and hours are those of Palawan', { tag: '@phone' }, async ({ page }) => {
      const dialog = await openDialog(page, VAN.path);
      const today = new Intl.DateTimeFormat('en-US', {
        timeZone: 'Asia/Manila',
        month: 'long',
        day: 'numeric',
        year: 'numeric',
      }).format(Date.now());
      await expect(dialog.locator('[aria-label^="Today,"]')).toHaveAccessibleName(new RegExp(today));
      await chooseDay(dialog, 1);
      await dialog.getByRole('radio', { name: '7:30 AM' }).check();
      await expect(dialog.getByText(/Be ready at 7:15 AM, Palawan time/)).toContainText(/ 1, 20\d\d, 7:30 AM/);
      await chooseAreas(dialog, 'pps-city-hotels', 'eln-town-hotels');
      await addToCart(dialog);
      const [item] = await storedOn<{ readonly trip: { readonly date: string; readonly time: string } }[]>(
        page,
        'cart-items.1',
      );
      expect(item?.trip.date).toMatch(/-01$/);
      expect(item?.trip.time).toBe('07:30');
    });
  });
}

test('what stands in the form survives a reload and the page of its own', { tag: '@desktop' }, async ({ page }) => {
  const problems = watch(page, NONE);
  const dialog = await openDialog(page, VAN.path);
  await dialog.getByText('Add a note').click();
  await dialog.getByLabel(/^Notes/).fill('Two surfboards');
  await page.reload();
  await page.goto(`/booking/${VAN.path.split('/').at(-1)}?people=3&date=2027-02-30&ref=<b>`);
  const notes = page.getByLabel(/^Notes/);
  await expect(notes).toHaveValue('Two surfboards');
  await expect(page.getByText('for 3 people')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${VAN.path}$`));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(problems).toEqual([]);
  const missing = await page.goto('/booking/no-such-trip');
  expect(missing?.status()).toBe(404);
});

/** As a browser that forbids storage, or a part of it. */
function forbid(page: Page, ...names: readonly ('localStorage' | 'sessionStorage')[]): Promise<unknown> {
  return page.addInitScript((forbidden) => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of forbidden) Object.defineProperty(window, name, { get });
  }, names);
}

test('where nothing is kept for good, a trip is kept for the tab, from the dialog to the checkout', {
  tag: '@desktop',
}, async ({ page }) => {
  await forbid(page, 'localStorage');
  const problems = watch(page, NONE);
  await bookVan(page);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 trip');
  await page.locator('.toast').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { name: /^Shared van/ })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 trip');
  await page.getByRole('link', { name: 'Continue to checkout' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('complementary', { name: 'Your trips' })).toContainText('Shared van');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('where nothing is kept at all, a traveller is told so, and sends the trip as a request', {
  tag: '@desktop',
}, async ({ page }) => {
  await forbid(page, 'localStorage', 'sessionStorage');
  const problems = watch(page, NONE);
  await bookVan(page);
  const note = page.getByRole('region', { name: 'Your cart' });
  await expect(note).toContainText('your browser blocks storage');
  await expect(note.getByRole('button', { name: 'WhatsApp' })).toBeVisible();
  await cartLink(page).click();
  const notice = page.getByRole('heading', { name: 'Your browser blocks storage' }).locator('..');
  await expect(notice.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await page.goto('/payment');
  await expect(notice).toBeVisible();
  await expect(page.getByText('Your cart is empty.', { exact: false })).toBeVisible();
  expect(problems).toEqual([]);
});
