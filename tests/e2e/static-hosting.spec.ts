import { expect, test } from '@playwright/test';
import { broken } from './support/addresses.ts';
import { fillInBooker, itemFor, listingOf, openCheckout } from './support/filled-cart.ts';
import { readFacts } from './support/page-facts.ts';
import { MISSING, PAGE_TYPES } from './support/page-types.ts';
import { hasPython, type StaticHost, startPython, startSirv } from './support/static-host.ts';

const PAGES = PAGE_TYPES.filter(({ path }) => path !== MISSING);

for (const [server, start] of [
  ['sirv', startSirv],
  ["Python's file server", startPython],
] as const) {
  test.describe(`dist/client behind ${server}`, () => {
    test.skip(server !== 'sirv' && !hasPython(), 'python3 is not there.');
    test.describe.configure({ mode: 'default' });
    let host: StaticHost;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(async () => {
      await host?.stop();
    });

    test('has every type of page, and what their links and pictures lead to', async ({ page }) => {
      const found = new Set<string>();
      for (const { path } of PAGES) {
        const response = await fetch(host.url + path);
        expect.soft({ path, status: response.status }).toEqual({ path, status: 200 });
        const { links, resources } = await page.evaluate(readFacts, await response.text());
        for (const link of [...links, ...resources]) if (/^\/(?!\/)/.test(link)) found.add(link.replace(/#.*/, ''));
      }
      expect(found.size).toBeGreaterThan(150);
      expect(await broken(host.url, found)).toEqual([]);
    });

    test('opens a listing from the home page, with its pictures', async ({ page }) => {
      await page.goto(host.url);
      await page.getByRole('article').getByRole('link').first().click();
      await expect(page.getByRole('complementary', { name: 'Price' })).toBeVisible();
      const gallery = page.getByLabel('Pictures').getByRole('img').first();
      await expect(gallery).toHaveJSProperty('complete', true);
      expect(await gallery.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    });

    test("reaches the target of an editor's redirect through its own page (specification.md#redirects)", async ({
      page,
    }) => {
      await page.goto(`${host.url}/home`);
      await expect(page).toHaveURL(`${host.url}/`);
      await page.goto(`${host.url}/el-nido-tours`);
      await expect(page).toHaveURL(/\/el-nido-island-tours-and-activities\/?$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test.describe('dist/client on a host with a page for missing addresses', () => {
  let host: StaticHost;
  test.beforeAll(async () => {
    host = await startSirv();
  });
  test.afterAll(async () => {
    await host?.stop();
  });

  test('shows Page Not Found and the path (specification.md#errors)', async ({ page }) => {
    const response = await page.goto(host.url + MISSING);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(MISSING);
  });

  for (const [old, now] of [
    ['/transportation/puerto-princesa-to-el-nido-private-van', '/transfers/puerto-princesa-to-el-nido-private-van'],
    ['/transportation/private-underground-river-tour', '/tours/private-underground-river-tour'],
    ['/transportation/el-nido-island-hopping-tour-a-group', '/tours/el-nido-tour-a-joining'],
    [
      '/x/private-transportation-transfers-puerto-princesa-to-el-nido?a=b',
      '/transfers/private-transportation-puerto-princesa-to-el-nido?a=b',
    ],
  ] as const) {
    test(`takes ${old} to its page (specification.md#redirects)`, async ({ page }) => {
      await page.goto(host.url + old);
      await expect(page).toHaveURL(host.url + now);
      await expect(page.getByRole('complementary', { name: 'Price' })).toBeVisible();
    });
  }

  test('ends the checkout in a message that is called a request', async ({ page }) => {
    const van = itemFor(await listingOf(page, 'SV-PPS-ELN', host.url), 'VAN00000');
    await openCheckout(page, [van], host.url);
    await page.getByRole('button', { name: 'Write my request' }).waitFor();
    await fillInBooker(page);
    await page.getByRole('button', { name: 'Write my request' }).click();
    const notice = page.getByRole('heading', { name: 'Send your request' }).locator('..');
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('request, not a booking');
    const mail = await notice.getByRole('link', { name: 'E-mail' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:.*Booking request [0-9A-Z]{8}.*Maria Santos/s);
  });

  test('has a page for who travels, which says that no bookings are kept there', async ({ page }) => {
    await page.goto(`${host.url}/participants/7K2M0QXA#secret=of-the-mail`);
    await expect(page).toHaveURL(`${host.url}/participants#ref=7K2M0QXA`);
    await expect(page.getByRole('main')).toContainText('This copy of the site stores no bookings.');
  });
});
