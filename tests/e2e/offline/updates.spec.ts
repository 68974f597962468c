import type { BrowserContext, Page } from '@playwright/test';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { itemFor, listingOf, openCheckout } from '../support/filled-cart.ts';
import {
  endVisit,
  expect,
  report,
  startVisit,
  type Traveller,
  test,
  untilActive,
  untilSaved,
} from './support/offline-test.ts';
import { CHANGES } from './support/second-build.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const placeField = (page: Page) => page.getByRole('combobox', { name: /hotel|stay/i }).first();
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Full name' });
const price = (page: Page) => page.locator('main data').first();

/** A tab with a page, and how often it has loaded since. */
async function openTab(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return { page, loads };
}

async function buildAt(url: string): Promise<string> {
  return (await (await fetch(`${url}/builds/latest.json`)).json()).id;
}

test.describe('a new build', () => {
  // One visit for both: they look at tabs of one browser, one after the other.
  test.describe.configure({ mode: 'default' });
  let traveller: Traveller;
  let tabs: Record<'reading' | 'other' | 'typing', Awaited<ReturnType<typeof openTab>>>;
  let items: readonly CartItem[];
  let checkout: Page;

  test.beforeAll(async ({ browser, builds }, info) => {
    info.setTimeout(3 * info.timeout);
    traveller = await startVisit(browser, info.project, builds.first);
    const { context, host } = traveller;
    const van = host.url + CHANGES.dearer.path;
    tabs = {
      reading: await openTab(context, van),
      other: await openTab(context, van),
      typing: await openTab(context, van),
    };
    await placeField(tabs.typing.page).fill('Casa Maria');
    checkout = await context.newPage();
    const codes = [CHANGES.dearer.code, CHANGES.removed.code];
    const details = await Promise.all(codes.map((code) => listingOf(checkout, code, host.url)));
    items = details.map((detail, index) => itemFor(detail, `ITEM000${index}`));
    await openCheckout(checkout, items, host.url);
    await nameField(checkout).fill('Maria');

    host.deploy(builds.second);
    await checkout.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    await untilActive(checkout, await buildAt(builds.second));
  });

  test.afterAll(async () => {
    if (traveller) await endVisit(traveller);
  });

  test('comes into a full cart and a half-filled form: nothing typed is lost, what is gone or dearer is said', async () => {
    test.slow();
    const { url } = traveller.host;
    const { priceBefore, priceAfter } = CHANGES.dearer;
    await expect(nameField(checkout)).toHaveValue('Maria');
    await checkout.goto(`${url}/cart`);
    const line = (title: string | undefined) =>
      checkout.getByRole('listitem').filter({ has: checkout.getByRole('heading', { name: title ?? '' }) });
    await expect(line(items[0]?.title)).toContainText(`it was ${priceBefore}, now it is ${priceAfter}`);
    await expect(line(items[1]?.title)).toContainText('no longer offered');
    await checkout.goto(`${url}/payment`);
    await expect(checkout.getByRole('heading', { name: 'Your cart cannot be booked as it is' })).toBeVisible();
    await checkout.getByRole('link', { name: 'Fix in cart' }).click();
    await line(items[1]?.title)
      .getByRole('button', { name: /^Remove / })
      .click();
    await checkout.goto(`${url}/payment`);
    await expect(nameField(checkout)).toHaveValue('Maria');
  });

  test('reloads pages that are read, once, leaves alone what is typed, and is saved', async ({ builds }) => {
    test.slow();
    const { host } = traveller;
    const { reading, other, typing } = tabs;
    for (const tab of [reading, other]) {
      await tab.page.bringToFront();
      await expect(price(tab.page)).toHaveText(CHANGES.dearer.priceAfter);
    }
    await untilSaved(reading.page, await buildAt(builds.second));
    await expect(placeField(typing.page)).toHaveValue('Casa Maria');
    await expect(price(typing.page)).toHaveText(CHANGES.dearer.priceBefore);
    expect([reading, other, typing].map(({ loads }) => loads.length)).toEqual([1, 1, 0]);

    // The old page finishes on today's server: its scripts are still there.
    await typing.page.bringToFront();
    await typing.page.getByRole('button', { name: /^Currency/ }).click();
    await expect(typing.page.getByRole('dialog')).toBeVisible();

    host.lose();
    await reading.page.goto(host.url + CHANGES.dearer.path);
    await expect(price(reading.page)).toHaveText(CHANGES.dearer.priceAfter);
    await reading.page.goto(host.url + CHANGES.removed.path);
    await expect(heading(reading.page)).toHaveText('This page is not saved on this phone');
    expect((await report(reading.page))?.build).toBe(await buildAt(builds.second));
  });
});

test('scripts of the last build are there beside those of the new one', async ({ page, host, builds }) => {
  const html = await (await fetch(builds.first)).text();
  const [script = ''] = /\/_astro\/BaseLayout[^"]+\.js/.exec(html) ?? [];
  const code = await (await fetch(builds.first + script)).text();
  const onDemand = [...code.matchAll(/import\([`"']\.\/([^`"']+)/g)].map(([, name = '']) => name);
  expect(onDemand.length).toBeGreaterThan(3);
  for (const name of onDemand) {
    const { status } = await fetch(`${builds.second}/_astro/${name}`);
    expect([name, status]).toEqual([name, 200]);
  }
  await page.goto(host.url);
  host.deploy(builds.second);
  await page.getByRole('button', { name: /^Currency/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
