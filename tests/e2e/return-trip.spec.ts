import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { addToCart, chooseAreas, chooseDay, chooseVan, placeField, storedOn, VAN } from './support/booking.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

const NONE = '/none';

/** The listings of the trips in the cart. */
async function codesInCart(page: Page): Promise<readonly string[]> {
  const items = await storedOn<{ readonly trip: { readonly listingCode: string } }[] | null>(page, 'cart-items.1');
  return (items ?? []).map(({ trip }) => trip.listingCode);
}

const bothWays = (page: Page) => page.getByRole('button', { name: 'Add both ways' });
const TITLE = /^Shared van.*to Puerto Princesa/i;

test.describe('"And back?" (specification.md#booking-dialog)', () => {
  test('books the way back in the same window with a day and an hour', { tag: '@phone' }, async ({ page }) => {
    const problems = watch(page, NONE);
    const dialog = await chooseVan(page);
    await bothWays(page).click();
    await expect(dialog.getByText('The way there is in your cart. Now choose the way back.')).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2, name: TITLE })).toBeFocused();
    await expect(placeField(dialog, 'pickup')).toHaveValue('Casa Maria');
    await expect(dialog.getByText(/^You travel there on .+ 12, 20\d\d\.$/)).toBeVisible();
    expect(await barriers(page, '.booking-window')).toEqual([]);
    // The calendar is at the month of the way there, and its earlier days are closed.
    const day = (number: number) => dialog.getByRole('button', { name: new RegExp(`\\b${number}, 20\\d\\d`) });
    await expect(day(11)).toHaveAttribute('aria-disabled', 'true');
    await day(14).click();
    await dialog.getByRole('radio', { name: '7:30 AM' }).check();
    await addToCart(dialog);
    expect(await codesInCart(page)).toEqual([VAN.code, 'SV-ELN-PPS']);
    expect(problems).toEqual([]);
  });

  test('keeps the way there when Escape is pressed', { tag: '@desktop' }, async ({ page }) => {
    const dialog = await chooseVan(page);
    await bothWays(page).press('Enter');
    await expect(dialog.getByRole('heading', { level: 2, name: TITLE })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await codesInCart(page)).toEqual([VAN.code]);
  });

  test('leads from the page of its own to that of the way back', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/booking/${VAN.path.split('/').at(-1)}`);
    const form = page.locator('main');
    await chooseDay(form);
    await form.getByRole('radio', { name: '7:30 AM' }).check();
    await chooseAreas(form, 'pps-city-hotels', 'eln-town-hotels');
    await bothWays(page).click();
    await page.waitForURL(/\/booking\/el-nido-to-puerto-princesa/);
    await expect(placeField(form, 'dropoff')).toHaveValue('Casa Maria');
    await expect(form.getByText(/^You travel there on/)).toBeVisible();
    expect(await codesInCart(page)).toEqual([VAN.code]);
  });
});
