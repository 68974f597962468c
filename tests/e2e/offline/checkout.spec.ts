import type { Page } from '@playwright/test';
import { bookButton, itemFor, listingOf, openCheckout } from '../support/filled-cart.ts';
import { bookings, expect, goOffline, goOnline, test, WAITS } from './support/offline-test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** What is filled in at each step of the checkout, in order, and how to find it again. */
const STEPS = [
  { name: 'Full name', value: 'Maria Santos' },
  { name: 'E-mail', value: 'maria@example.com' },
  { name: 'Mobile number', value: '0917 555 0100' },
] as const;

test.afterEach(async ({ tab, visitor }) => {
  await goOnline(visitor);
  await tab.goto(visitor.host.url);
  await tab.evaluate(() => localStorage.clear());
});

test('airplane mode in the middle of each step of the checkout loses nothing and books once', async ({
  tab,
  visitor,
}) => {
  test.slow();
  const { host } = visitor;
  await openCheckout(tab, [itemFor(await listingOf(tab, 'SV-PPS-ELN', host.url), 'VAN00000')], host.url);
  for (const [index, { name, value }] of STEPS.entries()) {
    await goOffline(visitor);
    await field(tab, name).fill(value);
    await tab.reload();
    for (const done of STEPS.slice(0, index + 1)) await expect(field(tab, done.name)).toHaveValue(done.value);
    await goOnline(visitor);
    await tab.reload();
    for (const done of STEPS.slice(0, index + 1)) await expect(field(tab, done.name)).toHaveValue(done.value);
  }

  await goOffline(visitor);
  await tab.getByRole('combobox', { name: 'Country code' }).selectOption('PH');
  await tab.getByRole('checkbox', { name: /^I agree/ }).check();
  await bookButton(tab).click();
  await expect(tab.getByRole('heading', { name: WAITS })).toBeVisible();
  await tab.reload();
  await expect(tab.getByRole('heading', { name: WAITS })).toBeVisible();
  await goOnline(visitor);
  await expect(tab.getByRole('heading', { name: /^Booking \w{8} is not paid yet/ })).toBeVisible();
  expect(await bookings(tab)).toBe(1);

  // How to pay it is still there when the line goes on the way to the bank.
  const [ref = ''] =
    /\w{8}/.exec((await tab.getByRole('heading', { name: /^Booking \w{8}/ }).textContent())?.slice(8) ?? '') ?? [];
  await goOffline(visitor);
  await tab.goto(`${host.url}/confirmation#ref=${ref}`);
  await expect(tab.getByRole('heading', { name: 'Booked, not paid yet' })).toBeVisible();
  await expect(tab.getByRole('region', { name: /^Voucher/ })).toContainText(ref);
});
