import type { BrowserContext, Page } from '@playwright/test';
import { itemFor, listingOf, openCheckout } from '../support/filled-cart.ts';
import { expect, report, test, untilActive, untilSaved, visit } from './support/offline-test.ts';
import { CHANGES } from './support/second-build.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
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

test('a new build reloads pages that are read, once, leaves alone what is typed, and is saved', async ({
  page,
  context,
  host,
  builds,
}) => {
  test.slow();
  const van = host.url + CHANGES.dearer.path;
  await visit(page, host);
  const [reading, other, typing] = [
    await openTab(context, van),
    await openTab(context, van),
    await openTab(context, van),
  ];
  const field = typing.page.getByRole('combobox', { name: /hotel|stay/i }).first();
  await field.fill('Casa Maria');

  host.deploy(builds.second);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await untilActive(page, await buildAt(builds.second));
  for (const tab of [reading, other]) {
    await tab.page.bringToFront();
    await expect(price(tab.page)).toHaveText(CHANGES.dearer.priceAfter);
  }
  await untilSaved(reading.page, await buildAt(builds.second));
  await expect(field).toHaveValue('Casa Maria');
  await expect(price(typing.page)).toHaveText(CHANGES.dearer.priceBefore);
  expect([reading, other, typing].map(({ loads }) => loads.length)).toEqual([1, 1, 0]);

  // The old page finishes on today's server: its scripts are still there.
  await typing.page.bringToFront();
  await typing.page.getByRole('button', { name: /^Currency/ }).click();
  await expect(typing.page.getByRole('dialog')).toBeVisible();

  host.lose();
  await reading.page.goto(van);
  await expect(price(reading.page)).toHaveText(CHANGES.dearer.priceAfter);
  await reading.page.goto(host.url + CHANGES.removed.path);
  await expect(heading(reading.page)).toHaveText('This page is not saved on this phone');
  expect((await report(reading.page))?.build).toBe(await buildAt(builds.second));
});

test('a new build comes into a full cart and a half-filled form: nothing typed is lost, what is gone or dearer is said', async ({
  page,
  host,
  builds,
}) => {
  test.slow();
  const { dearer, removed } = CHANGES;
  await visit(page, host);
  const items = await Promise.all(
    [dearer.code, removed.code].map(async (code, index) =>
      itemFor(await listingOf(page, code, host.url), `ITEM000${index}`),
    ),
  );
  await openCheckout(page, items, host.url);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Maria');

  host.deploy(builds.second);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await untilActive(page, await buildAt(builds.second));
  await expect(name).toHaveValue('Maria');
  await page.goto(`${host.url}/cart`);
  const line = (title: string | undefined) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title ?? '' }) });
  await expect(line(items[0]?.title)).toContainText(`it was ${dearer.priceBefore}, now it is ${dearer.priceAfter}`);
  await expect(line(items[1]?.title)).toContainText('not offered any more');
  await page.goto(`${host.url}/payment`);
  await expect(page.getByRole('heading', { name: 'Your cart cannot be booked as it is' })).toBeVisible();
  await page.getByRole('link', { name: 'Mend it in the cart' }).click();
  await line(items[1]?.title)
    .getByRole('button', { name: /^Take out/ })
    .click();
  await page.goto(`${host.url}/payment`);
  await expect(name).toHaveValue('Maria');
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
