import type { Page } from '@playwright/test';
import { itemPrice } from '../../src/lib/cart/price-item.ts';
import { preferCurrency, storedOn } from './support/booking.ts';
import {
  bookAll,
  bookButton,
  fillInBooker,
  itemFor,
  listingOf,
  openCheckout,
  vanAndTour,
} from './support/filled-cart.ts';
import { expectNoBarriers } from './support/no-barriers.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

// Axe runs long scripts; recording them costs more than the check.
test.use({ trace: 'off' });

const NONE = '/none';
const bookings = (page: Page) =>
  storedOn<readonly { readonly booking: { readonly ref: string } }[]>(page, 'kept-bookings.1');

test('a van and a tour are booked on the real server, in a currency without decimals (specification.md#routes)', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const problems = watch(page, NONE);
  await preferCurrency(page, { currency: 'JPY', rate: 150 });
  await openCheckout(page, await vanAndTour(page));
  const order = page.getByRole('complementary', { name: 'Your trips' });
  await expect(order).toContainText(/¥69,450\s*\(US\$463\)/);
  await expect(page.getByRole('region', { name: 'If your plans change' })).toContainText('Palawan time');
  await expect(page.getByRole('option', { name: 'Philippines +63' })).toBeAttached();
  await expectNoBarriers(page, isMobile);
  await bookButton(page).click();
  await expect(page.getByRole('region', { name: '4 things are missing' })).toBeFocused();
  await expectNoBarriers(page, isMobile);

  const ref = await bookAll(page);
  await expect(page.getByRole('heading', { name: 'Booked, not paid yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How to pay' })).toContainText('US$463 or ₱');
  const voucher = page.getByRole('region', { name: /^Voucher/ });
  await expect(voucher.getByRole('img', { name: `Booking ${ref} as a QR code` })).toBeVisible();
  await expect(voucher).toContainText('Be ready at 7:15 AM, leaves 7:30 AM');
  await expect(voucher).toContainText('₱450 for fees on the spot');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expectNoBarriers(page, isMobile);
  expect(await storedOn(page, 'cart-items.1')).toEqual([]);

  await page.getByRole('link', { name: 'Add traveller details' }).click();
  await expect(page.getByText('0 of 5 forms complete')).toBeVisible();
  await page.goto('/trips');
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText(ref);
  await expectNoBarriers(page, isMobile);
  expect(problems).toEqual([]);
});

test('a double click on the button books once', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/bookings') asked.push(request.url());
  });
  const [van] = await vanAndTour(page);
  await openCheckout(page, [van]);
  await fillInBooker(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await bookButton(page).dblclick();
  await page.waitForURL(/\/confirmation#ref=/);
  await expect(page.getByRole('heading', { name: 'Booked, not paid yet' })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await bookings(page)).toHaveLength(1);
});

test('nothing that was entered is lost by a reload, and a booking made in another tab is told in this one', {
  tag: '@phone',
}, async ({ page, context }) => {
  const [van] = await vanAndTour(page);
  await openCheckout(page, [van]);
  await fillInBooker(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maria Santos');
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0917 555 0100');
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('PH');
  const other = await context.newPage();
  await other.goto('/payment');
  const ref = await bookAll(other);
  await expect(page.getByRole('heading', { name: `Booking ${ref} is not paid yet` })).toBeVisible();
  await page.getByRole('link', { name: 'View and pay' }).click();
  await expect(page.getByRole('heading', { name: 'Booked, not paid yet' })).toBeVisible();
});

test('a price that has changed on the server is shown and agreed to before anything is booked (specification.md#price-rule)', {
  tag: '@desktop',
}, async ({ page }) => {
  const detail = await listingOf(page, 'SV-PPS-ELN');
  const cheaper = { ...detail, plan: { ...detail.plan, base: 12, extra: 12 } };
  await page.route('**/listings/SV-PPS-ELN.json', (route) => route.fulfill({ json: cheaper }));
  const item = itemFor(cheaper, 'VAN00000');
  await openCheckout(page, [{ ...item, ...itemPrice(cheaper.plan, 2, { currency: 'USD', rate: 1 }) }]);
  await fillInBooker(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await bookButton(page).click();
  const changes = page.getByRole('heading', { name: 'A price has changed' });
  await expect(changes.locator('..')).toContainText('was $24 is now $32');
  expect(await bookings(page)).toBeNull();
  await page.getByRole('button', { name: 'Accept new prices' }).click();
  await bookButton(page).click();
  await page.waitForURL(/\/confirmation#ref=/);
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText('Total$32');
});

test('a line that is lost in the middle loses nothing and books nothing twice', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const [van] = await vanAndTour(page);
  await openCheckout(page, [van]);
  await fillInBooker(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  // The booking arrives; its answer does not.
  await page.route('**/api/bookings', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await bookButton(page).click();
  await expect(page.getByRole('heading', { name: 'Saved on this phone, not sent yet' })).toBeVisible();
  expect(await storedOn(page, 'cart-items.1')).toHaveLength(1);
  await page.unroute('**/api/bookings');
  // Opened again, the page sends what waits by itself: it is the same booking.
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Booking \w{8} is not paid yet/ })).toBeVisible();
  expect(await bookings(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'View and pay' }).first().click();
  await expect(page.getByRole('heading', { name: 'Booked, not paid yet' })).toBeVisible();
  // The voucher opens without a line.
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/^No connection. You see the booking as it was on/)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Voucher/ })).toBeVisible();
});

test('a payment that was broken off can be made in another way, or the trips go back into the cart (specification.md#routes: /cancel)', {
  tag: ['@desktop', '@kept'],
}, async ({ page, isMobile }) => {
  const [van] = await vanAndTour(page);
  await openCheckout(page, [van]);
  const ref = await bookAll(page);
  await page.goto(`/cancel?ref=${ref}`);
  await expect(page.getByText('You were not charged.', { exact: false })).toContainText(ref);
  await expect(page.getByRole('button', { name: 'Show me how to pay' })).toBeVisible();
  await expectNoBarriers(page, isMobile);
  await page.getByRole('button', { name: 'Move the trips back to the cart' }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByRole('heading', { name: /^Shared van/ })).toBeVisible();
});
