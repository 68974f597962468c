import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { BOAT, bookBoat, bookVan, openCalendar, preferCurrency, storedOn, VAN } from './support/booking.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { watch } from './support/page-watch.ts';
import { type StaticHost, startSirv } from './support/static-host.ts';
import { expect, test } from './support/test.ts';

// Axe runs long scripts; recording them costs more than the check.
test.use({ trace: 'off' });

const NONE = '/none';
const total = (page: Page) => page.getByRole('region', { name: 'Total' });
const line = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** The cart is on the server: then its link is offered. */
const savedLink = async (page: Page) => {
  await page.getByText('Open on another device, or share').click();
  return page.getByLabel('Link to this cart').inputValue();
};

test('trips are shown by day, clash, are changed, taken out and put back', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const problems = watch(page, NONE);
  await bookVan(page);
  await bookBoat(page);
  await page.goto('/cart');
  await expect(line(page, /^El Nido Tour A/)).toContainText('It leaves before');
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });
  expect(await barriers(page)).toEqual([]);
  if (isMobile) expect(tooSmall(await targetsIn(page, 'main'))).toEqual([]);

  await page.getByRole('button', { name: /^Change Shared van/ }).click();
  const dialog = page.getByRole('dialog');
  await openCalendar(dialog);
  await dialog.getByRole('button', { name: /\b10, 20\d\d/ }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/ 10, 20\d\d/);
  await expect(page.getByText('It leaves before')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Change Shared van/ })).toBeFocused();

  await page.getByRole('button', { name: /^Remove Shared van/ }).click();
  await expect(line(page, /^Shared van/)).toHaveCount(0);
  await page.reload();
  await expect(line(page, /^El Nido Tour A/)).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove El Nido Tour A/ }).click();
  await expect(page.getByText('Your cart is empty.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Undo: put back El Nido Tour A/ }).press('Enter');
  await expect(line(page, /^El Nido Tour A/)).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('a currency with three decimals and one with none are whole, with the dollars once', { tag: '@phone' }, async ({
  page,
}) => {
  await preferCurrency(page, { currency: 'KWD', rate: 0.307, others: { JPY: 150 } });
  await bookVan(page);
  await page.goto('/cart');
  await expect(total(page)).toContainText(/KWD\s10/);
  await expect(total(page)).toContainText('That is $32 in US dollars.');
  const yen = JSON.stringify({ currency: 'JPY', locale: 'ja-JP', rate: 150, rateDate: null, currencyData: null });
  await page.evaluate((text) => localStorage.setItem('preference.1', text), yen);
  await page.reload();
  await expect(total(page)).toContainText(/[¥￥]4,800/);
  const item = async () => (await storedOn<{ readonly total: number }[]>(page, 'cart-items.1'))[0];
  await expect.poll(async () => (await item())?.total).toBe(4800);
});

test('a price that has changed is told, a trip that has left is not counted', { tag: '@desktop' }, async ({ page }) => {
  await bookVan(page);
  const detail = await (await page.request.get(`/listings/${VAN.code}.json`)).json();
  const dearer = { ...detail, plan: { ...detail.plan, base: 20, extra: 20 } };
  await page.route(`**/listings/${VAN.code}.json`, (route) => route.fulfill({ json: dearer }));
  await page.goto('/cart');
  await expect(line(page, /^Shared van/)).toContainText('it was $32, now it is $40');
  await expect(total(page)).toContainText('$40');
  await page.evaluate(() => {
    const [item] = JSON.parse(localStorage.getItem('cart-items.1') ?? '[]');
    item.trip.date = '2025-01-12';
    localStorage.setItem('cart-items.1', JSON.stringify([item]));
  });
  await page.reload();
  await expect(line(page, /^Shared van/)).toContainText('has already left');
  await expect(total(page)).toContainText('$0');
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toHaveAccessibleDescription(
    /Remove the trips/,
  );
});

test('two tabs have one cart, and the one that is not looked at stays where it is', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  const other = await context.newPage();
  await other.goto(BOAT.path);
  await other.mouse.wheel(0, 500);
  await expect.poll(() => other.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await bookVan(page);
  await expect(cartLink(other)).toHaveAccessibleName('Cart, 1 trip');
  expect(await other.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(other.getByText('Added to your cart')).toHaveCount(0);
  await bookBoat(other);
  await page.goto('/cart');
  await expect(line(page, /^Shared van/)).toHaveCount(1);
  await expect(line(page, /^El Nido Tour A/)).toHaveCount(1);
});

test('a saved cart opens on another device with its link, and nowhere without (specification.md#routes: /cart/{ref})', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const saved = page.waitForResponse('**/api/cart/upsert/*');
  await bookVan(page);
  expect((await saved).status()).toBe(200);
  await page.goto('/cart');
  const link = await savedLink(page);
  const other = await (await browser.newContext()).newPage();
  const problems = watch(other, NONE);
  await other.goto(link);
  await expect(line(other, /^Shared van/)).toHaveCount(1);
  expect(other.url()).toBe(link.replace(/#.*/, ''));
  await expect(other.getByRole('region', { name: 'This cart is shared' })).toBeVisible();
  expect(await barriers(other)).toEqual([]);
  await other.reload();
  await expect(line(other, /^Shared van/)).toHaveCount(1);
  // The other device takes it out; the first one is asked.
  const changed = other.waitForResponse('**/api/cart/upsert/*');
  await other.getByRole('button', { name: /^Remove/ }).click();
  expect((await changed).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Use other cart' }).click();
  await expect(page.getByText('Your cart is empty.', { exact: false })).toBeVisible();
  expect(problems).toEqual([]);

  const stranger = await (await browser.newContext()).newPage();
  const refused = watch(stranger, NONE);
  await stranger.goto(link.replace(/#.*/, '#secret=guessed'));
  await expect(stranger.getByRole('alert')).toContainText('This cart link does not work');
  expect(refused).toEqual([]);
  await Promise.all([other.context().close(), stranger.context().close()]);
});

test.describe('on a host that only hands out files', () => {
  let host: StaticHost;
  test.beforeAll(async () => {
    host = await startSirv();
  });
  test.afterAll(async () => {
    await host?.stop();
  });

  // Files have no width.
  test('the cart works, and a link to a saved one finds its page', { tag: '@desktop' }, async ({ page }) => {
    await bookVan(page, {}, host.url);
    await page.goto(`${host.url}/cart/7K2M0QXA#secret=abc`);
    await expect(page).toHaveURL(`${host.url}/cart#ref=7K2M0QXA`);
    await expect(page.getByRole('alert')).toContainText('This cart could not be loaded. Check your connection.');
    await expect(line(page, /^Shared van/)).toHaveCount(1);
  });
});

test('the cart page says without JavaScript what it needs', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const path of ['/cart', `/booking${VAN.path.slice(VAN.path.lastIndexOf('/'))}`]) {
    await page.goto(path);
    await expect(page.getByText(/JavaScript, which is switched off/)).toBeVisible();
  }
  await context.close();
});
