import type { Page } from '@playwright/test';
import type { CartItem } from '../../src/lib/cart/cart-item.schema.ts';
import { barriers } from './support/barriers.ts';
import { openDialog, storedOn } from './support/booking.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import {
  bookAll,
  bookButton,
  bookElsewhere,
  fillInBooker,
  itemFor,
  listingOf,
  openCheckout,
} from './support/filled-cart.ts';
import { nextFrames, noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

// Axe runs long scripts; recording them costs more than the check.
test.use({ trace: 'off' });

/** A shared van with ten places, of which one booking takes eight at most. */
const VAN = 'SV-PBT-ELN';

const FULL = 'Not enough places are left';

/** Two seats in the van whose departure has two places left. */
async function lastTwoSeats(page: Page): Promise<CartItem> {
  const detail = await listingOf(page, VAN);
  await bookElsewhere(page, [itemFor(detail, 'VAN00008', { people: 8 })]);
  return itemFor(detail, 'VAN00000');
}

/** Moves the trip to the first departure that is proposed, and books. */
async function moveAndBook(page: Page, item: CartItem): Promise<void> {
  const notice = page.locator('.notice').filter({ hasText: FULL });
  await expect(notice.getByText('It is sold out.')).toBeVisible();
  expect(await barriers(page, 'main')).toEqual([]);
  if (test.info().project.name === 'phone') expect(tooSmall(await targetsIn(page, '.full-trips'))).toEqual([]);
  await notice.getByRole('button').first().click();
  await expect(page.getByText(/ is now on .+\. Book again below\.$/)).toBeVisible();
  const [moved] = await storedOn<readonly CartItem[]>(page, 'cart-items.1');
  expect(moved?.trip).not.toEqual(item.trip);
  const box = page.getByRole('checkbox', { name: /^I agree/ });
  await box.check();
  await bookButton(page).click();
  await page.waitForURL(/\/confirmation#ref=[0-9A-Z]{8}$/);
}

test('of two browsers that want the last two places one gets them, and the other moves its trip', async ({
  page,
  browser,
  baseURL,
  viewport,
}) => {
  const item = await lastTwoSeats(page);
  const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const other = await context.newPage();
  await openCheckout(other, [item]);
  await openCheckout(page, [item]);
  await bookAll(page);
  await fillInBooker(other);
  await other.getByRole('checkbox', { name: /^I agree/ }).check();
  await bookButton(other).click();
  await moveAndBook(other, item);
  await context.close();
});

test('a departure that is sold out while the dialog is open says so, with the hours that have room', async ({
  page,
}) => {
  const item = await lastTwoSeats(page);
  const { date, time } = item.trip;
  await page.addInitScript(
    (search) => localStorage.setItem('search-data.1', search),
    JSON.stringify({ origin: 'PBT', date }),
  );
  await page.clock.install();
  const dialog = await openDialog(page, item.path);
  const hours = dialog.getByRole('group', { name: 'Departure' });
  const hour = hours.locator(`input[value="${time}"]`);
  await expect(hours.getByText('2 places left')).toBeVisible();
  await hour.check();
  await bookElsewhere(page, [item]);
  await page.clock.fastForward(31_000);
  await expect(hours.getByText('It is sold out.')).toBeVisible();
  await expect(hour).toBeDisabled();
  expect(await barriers(page, '.booking-window')).toEqual([]);
  await hours.getByRole('button').first().click();
  await expect(hours.getByText('It is sold out.')).toHaveCount(0);
  await expect(hour).not.toBeChecked();
});

test('a booking that finds its departure sold out when it is sent comes back with a choice', async ({
  page,
  context,
}) => {
  const item = await lastTwoSeats(page);
  await openCheckout(page, [item]);
  await fillInBooker(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await context.setOffline(true);
  await bookButton(page).click();
  await expect(page.getByRole('heading', { name: 'Saved on this phone, not sent yet' })).toBeVisible();
  await bookElsewhere(page, [item]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Not booked yet' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maria Santos');
  await moveAndBook(page, item);
});

test('the page of a boat says how the sea is over the page, and nothing moves (specification.md#the-sea)', async ({
  page,
}) => {
  const sea = { status: 'rough', note: '', setAt: new Date().toISOString(), lastDay: '2099-01-01', isUntil: false };
  await page.route('**/api/availability?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), sea } });
  });
  await noteShifts(page);
  await page.goto((await listingOf(page, 'JT-ELN-A')).path);
  await page.mouse.wheel(0, 40);
  const banner = page.getByRole('complementary', { name: 'Sea' });
  await expect(
    banner.locator('[aria-hidden]').getByText(/^Rough sea: .* Updated today at \d+:\d\d [AP]M\.$/),
  ).toBeVisible();
  await nextFrames(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await barriers(page, 'aside[aria-label="Sea"]')).toEqual([]);
  await banner.getByRole('button', { name: 'Close this message' }).click();
  await expect(banner).toBeHidden();
});
