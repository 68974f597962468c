import type { Page } from '@playwright/test';
import { addToCart, BOAT, chooseAreas, chooseDay, openDialog, VAN } from '../support/booking.ts';
import { fillInBooker } from '../support/filled-cart.ts';
import { bookings, expect, goOffline, goOnline, test, WAITS } from './support/offline-test.ts';

const RETURN = '/transfers/el-nido-to-puerto-princesa-shared-van';

/** Two seats in a van on a day, chosen without a network. */
async function addVan(page: Page, address: string, day: number, areas: readonly [string, string]): Promise<void> {
  const dialog = await openDialog(page, address);
  await chooseDay(dialog, day);
  await dialog.getByRole('radio', { name: '7:30 AM' }).check();
  await chooseAreas(dialog, ...areas);
  await addToCart(dialog);
}

async function bookOffline(page: Page, host: string): Promise<void> {
  await page.goto(`${host}/payment`);
  await fillInBooker(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Book when I am online' }).click();
  await expect(page.getByRole('heading', { name: WAITS })).toBeVisible();
}

test.afterEach(async ({ tab, visitor }) => {
  await goOnline(visitor);
  await tab.goto(visitor.host.url);
  await tab.evaluate(() => localStorage.clear());
});

test('a journey of three legs is planned, priced and booked without a network, and sent once when there is one', async ({
  tab,
  visitor,
}) => {
  test.slow();
  const { host, context } = visitor;
  await goOffline(visitor);
  await addVan(tab, host.url + VAN.path, 12, ['pps-city-hotels', 'eln-town-hotels']);
  const boat = await openDialog(tab, host.url + BOAT.path);
  await chooseDay(boat, 14);
  await chooseAreas(boat, 'eln-town-hotels');
  await addToCart(boat);
  await addVan(tab, host.url + RETURN, 16, ['eln-town-hotels', 'pps-city-hotels']);
  await tab.goto(`${host.url}/cart`);
  await expect(
    tab
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: tab.getByRole('heading') }),
  ).toHaveCount(3);
  await bookOffline(tab, host.url);

  // It survives a reload, and the browser being closed.
  await tab.reload();
  await expect(tab.getByRole('heading', { name: WAITS })).toBeVisible();
  await tab.goto(`${host.url}/trips`);
  await expect(tab.getByRole('heading', { name: WAITS })).toBeVisible();
  expect(await bookings(tab)).toBe(0);
  await tab.goto('about:blank');
  const later = await context.newPage();
  await goOnline(visitor);
  await later.goto(host.url);
  await expect(later.getByText(/^Your booking was sent: \w{8}/)).toBeVisible();
  expect(await bookings(later)).toBe(1);
  await later.getByRole('link', { name: 'View and pay' }).click();
  await expect(later.getByRole('heading', { name: 'Booked, not paid yet' })).toBeVisible();

  // The voucher is on the phone, with its code and the calendar file.
  await goOffline(visitor);
  await later.goto(`${host.url}/trips`);
  await later.getByRole('link', { name: /and 2 more$/ }).click();
  const voucher = later.getByRole('region', { name: /^Voucher/ });
  await expect(voucher.getByRole('img')).toBeVisible();
  const calendar = later.waitForEvent('download');
  await later.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);
  await later.close();
});

test('what waits goes by itself when the network comes back, and not when it was taken back', async ({
  tab,
  visitor,
}) => {
  test.slow();
  const { host } = visitor;
  await goOffline(visitor);
  await addVan(tab, host.url + VAN.path, 12, ['pps-city-hotels', 'eln-town-hotels']);
  await bookOffline(tab, host.url);
  await tab.getByRole('button', { name: 'Change it first' }).click();
  await expect(tab.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maria Santos');
  await goOnline(visitor);
  await expect(tab.getByRole('radio', { name: /./ }).first()).toBeVisible();
  expect(await bookings(tab)).toBe(0);

  await goOffline(visitor);
  await bookOffline(tab, host.url);
  await goOnline(visitor);
  await expect(tab.getByRole('heading', { name: /^Booking \w{8} is not paid yet/ })).toBeVisible();
  expect(await bookings(tab)).toBe(1);
});

for (const path of [
  '/cart/7K2M0QXA',
  '/participants/7K2M0QXA',
  '/booking/el-nido-tour-a-joining',
  '/trips',
  '/cancel',
]) {
  test(`${path} opens without a network`, async ({ tab, visitor }) => {
    await goOffline(visitor);
    const response = await tab.goto(visitor.host.url + path);
    expect(response?.status()).toBe(200);
    await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText('This page is not saved on this phone');
  });
}
