import type { Page } from '@playwright/test';
import { firstLoad, scriptsBeforeInteraction } from './support/first-load.ts';
import { displayFontIsDrawn } from './support/layout-shifts.ts';
import { LISTING, MISSING, ROUTE } from './support/page-types.ts';
import { expect, test } from './support/site-test.ts';

const KB = 1024;

/** What the browser of somebody who has been here keeps. */
const STORED = {
  'display-face': '1',
  'preference.1': JSON.stringify({ currency: 'PHP', locale: 'en-PH', rate: 58 }),
  'cart-items.1': JSON.stringify([{ ref: 'AAAAAAAA' }, { ref: 'BBBBBBBB' }]),
  'outbox.1': JSON.stringify({ waiting: null, news: null }),
};

/** Gives the browser what an earlier visit has left. */
async function keep(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

test.describe('what a page costs a traveller with little data', () => {
  for (const path of ['/', LISTING, ROUTE, '/search', '/saved', MISSING]) {
    test(`${path} runs at most 6 KB of scripts before anybody touches it`, { tag: '@phone' }, async ({ page }) => {
      expect(await scriptsBeforeInteraction(page, path)).toBeLessThanOrEqual(6 * KB);
    });
  }

  for (const path of ['/', LISTING, '/search', MISSING]) {
    test(`${path} runs as little for somebody who comes back, and shows their money and their cart`, {
      tag: '@phone',
    }, async ({ page }) => {
      await keep(page, STORED);
      expect(await scriptsBeforeInteraction(page, path)).toBeLessThanOrEqual(6 * KB);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 trips' })).toBeVisible();
      const prices = await page.locator('[data-price]').allTextContents();
      expect(prices.filter((price) => !price.startsWith('₱'))).toEqual([]);
    });
  }

  test(`${LISTING} shows somebody who comes back that it was saved, and runs as little`, { tag: '@phone' }, async ({
    page,
  }) => {
    await keep(page, { ...STORED, 'saved.1': JSON.stringify(['JT-ELN-A']) });
    expect(await scriptsBeforeInteraction(page, LISTING)).toBeLessThanOrEqual(6 * KB);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a page at rest fetches no scripts for a tap: the worker saves them (specification.md#page-speed)', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(LISTING);
  await displayFontIsDrawn(page);
  await page.waitForLoadState('networkidle');
  // What runs before a touch: the start of a page, and the element of its islands.
  expect(scripts.size).toBeLessThanOrEqual(3);
});

test('headings of a first page get their typeface where it moves nothing (specification.md#page-speed)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact');
  await displayFontIsDrawn(page);
  const familyOf = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await familyOf('h1')).toContain('Fraunces Late');
  expect(await familyOf('main p')).not.toContain('Fraunces');
  await page.reload();
  expect(await familyOf('h1')).toMatch(/^"?Fraunces"?,/);
});

/** Pages that are made in the browser, as they load (ADR 8, 14 and 53): what they run, in KB. */
const MADE_IN_THE_BROWSER = [
  ['/search?origin=PPS', 142],
  ['/cart', 151],
  ['/payment', 163],
  ['/trips', 150],
] as const;

test.describe('what a page that is made in the browser costs', () => {
  for (const [path, most] of MADE_IN_THE_BROWSER) {
    test(`${path} runs at most ${most} KB of scripts before anybody touches it`, { tag: '@phone' }, async ({
      page,
    }) => {
      expect(await scriptsBeforeInteraction(page, path)).toBeLessThanOrEqual(most * KB);
    });
  }
});

test.describe('the first load of a listing on a sharp phone', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const path of [LISTING, '/transfers/puerto-princesa-to-el-nido-private-van']) {
    // A desktop shows all five pictures at once.
    test(`${path} takes at most 100 KB and 12 requests`, { tag: '@phone' }, async ({ page }) => {
      const { requests, bytes } = await firstLoad(page, path);
      expect(requests).toBeLessThanOrEqual(12);
      expect(bytes).toBeLessThanOrEqual(100 * KB);
    });
  }
});
