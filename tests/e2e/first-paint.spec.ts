import { expect, type Page, test } from '@playwright/test';
import { dollarsSeen, noteDollars } from './support/dollars-seen.ts';
import { HALTED_MARK, startHaltingHost } from './support/halting-host.ts';
import { nextFrames, noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { LISTING, ROUTE } from './support/page-types.ts';

const KEY = 'preference.1';
const IN_EUROS = { currency: 'EUR', locale: 'de-AT', rate: 0.5, rateDate: null, currencyData: null };

for (const path of [LISTING, ROUTE]) {
  test(`no dollar is ever seen on ${path} by those who chose euros, however slow the line`, { tag: '@phone' }, async ({
    page,
    baseURL,
  }) => {
    for (const last of ['</li>', 'data-price>', '</h1>']) {
      const host = await startHaltingHost(baseURL ?? '', last);
      // What the late typeface moves, and what newer rates change, is another test's business.
      await page.route(/\.woff2$|rates\.json$/, (route) => route.abort());
      await page.addInitScript(
        ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
        [KEY, JSON.stringify(IN_EUROS)],
      );
      await noteShifts(page);
      await noteDollars(page);
      await page.goto(host.url + path, { waitUntil: 'commit' });
      await page.locator(HALTED_MARK).waitFor({ state: 'attached' });
      await nextFrames(page);
      host.letThrough();
      await page.waitForLoadState('load');
      await nextFrames(page);
      expect.soft(await dollarsSeen(page)).toEqual([]);
      expect.soft(await shiftsOf(page)).toEqual([]);
      await expect.soft(page.locator('[data-price]').first()).toHaveText(/^€\s[\d.]+$/);
      await expect
        .soft(page.getByRole('button', { name: /^Currency and language/ }))
        .toHaveAccessibleName('Currency and language: EUR');
      host.stop();
    }
  });
}

const GERMAN_CLOCK = { ...IN_EUROS, locale: 'de-DE' };

/** What a page says that is an American hour and no quotation, frame by frame from now on. */
async function noteAmericanHours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { americanHours: seen });
    const look = () => {
      const isSeen = getComputedStyle(document.documentElement).visibility === 'visible';
      const text = isSeen ? (document.querySelector('main')?.textContent ?? '') : '';
      seen.push(...(text.match(/\d:\d\d [AP]M/g) ?? []));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test('the chosen locale decides which clock all hours of a page have, from its first paint on', async ({ page }) => {
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [KEY, JSON.stringify(GERMAN_CLOCK)],
  );
  await noteAmericanHours(page);
  await noteShifts(page);
  for (const path of [LISTING, ROUTE, '/tours', '/article/how-to-get-to-el-nido']) {
    await page.goto(path);
    await nextFrames(page);
    const hours = page.locator('main [data-clock]');
    await expect(hours.first()).toHaveText(/^\d\d:\d\d$/);
    await expect(hours.first()).toHaveAttribute('lang', 'de-DE');
    const seen = await page.evaluate(() => (window as unknown as { americanHours: string[] }).americanHours);
    expect.soft({ path, seen }).toEqual({ path, seen: [] });
    expect.soft({ path, shifts: await shiftsOf(page) }).toEqual({ path, shifts: [] });
  }
});

/** As a browser that paints while scripts are on their way, whatever they say. */
async function clearBlocking(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLScriptElement.prototype, 'blocking', { value: '', writable: true }),
  );
}

test('a browser that does not know how to wait for a script shows no American hour either', async ({ page }) => {
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [KEY, JSON.stringify(GERMAN_CLOCK)],
  );
  await clearBlocking(page);
  await page.route(/clocks\.\w+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await noteAmericanHours(page);
  await page.goto(ROUTE);
  await expect(page.locator('main [data-clock]').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { americanHours: string[] }).americanHours)).toEqual([]);
});

test('where that script does not come the page is seen with the hours of the build', async ({ page }) => {
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [KEY, JSON.stringify(GERMAN_CLOCK)],
  );
  await clearBlocking(page);
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  await page.goto(ROUTE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d:\d\d [AP]M/);
});

test('without a choice all hours of a page have the clock of the build, those of editors too', async ({ page }) => {
  for (const path of [ROUTE, '/el-nido-to-puerto-princesa', '/transfers']) {
    await page.goto(path);
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(text).toMatch(/\b\d?\d:\d\d [AP]M/);
    const others = [...text.matchAll(/.{0,20}\b\d?\d:\d\d(?! [AP]M).{0,9}/g)].map(([found]) => found);
    expect.soft({ path, others }).toEqual({ path, others: [] });
  }
});
