import type { Page } from '@playwright/test';
import { openDialog, VAN } from './support/booking.ts';
import { bookElsewhere, fillCart, vanAndTour } from './support/filled-cart.ts';
import { crampedWords, overflowOf, overlapsInHeader } from './support/overflow.ts';
import { PAGE_TYPES } from './support/page-types.ts';
import { expect, test } from './support/test.ts';

// A page is laid out anew for each width, and loaded once for all of them.
test.use({ trace: 'off' });

interface Window {
  readonly width: number;
  /** The size of the text in percent. */
  readonly text: number;
}

/** The narrowest phone, and text of up to twice the size (WCAG 1.4.4). */
const SMALL: readonly Window[] = [
  { width: 320, text: 100 },
  { width: 360, text: 115 },
  { width: 320, text: 200 },
];
const LARGE_TEXT: readonly Window[] = [...SMALL, { width: 1280, text: 200 }];

/**
 * The breakpoints of specification.md#interface too. One page of each kind is visited there by
 * rendering.spec.ts.
 */
const ALL: readonly Window[] = [...LARGE_TEXT, ...[600, 960, 1280, 1920].map((width) => ({ width, text: 100 }))];

/** Looks at what the page shows now, in every window. */
async function expectToFit(page: Page, name: string, windows: readonly Window[]) {
  for (const { width, text } of windows) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${text}%`);
    const found = { overflow: await overflowOf(page), overlaps: await overlapsInHeader(page) };
    expect.soft({ name, width, text, ...found }).toEqual({ name, width, text, overflow: [], overlaps: [] });
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Words have their room on the narrowest phone, with text of twice the size. */
async function expectRoom(page: Page, selector: string) {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await crampedWords(page, selector)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

const MORE_PAGES = ['/terms', '/privacy', '/airport-transfers', '/search?origin=PPS&destination=ELN'];

for (const [kind, paths, windows] of [
  ['one page of each kind', PAGE_TYPES.filter(({ isAlike }) => !isAlike).map(({ path }) => path), LARGE_TEXT],
  [
    'one that is made of the same parts',
    PAGE_TYPES.filter(({ isAlike }) => isAlike).map(({ path }) => path),
    LARGE_TEXT,
  ],
  ['any other page', MORE_PAGES, ALL],
] as const) {
  test(`${kind} fits its window, with large text too (WCAG 1.4.4 and 1.4.10)`, { tag: '@desktop' }, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expectToFit(page, path, windows);
    }
  });
}

test('so do a filled cart, the checkout and the pages of a booking', { tag: '@desktop' }, async ({ page }) => {
  const items = await vanAndTour(page);
  const { ref, link } = await bookElsewhere(page, items);
  for (const path of ['/confirmation', `/participants/${ref}`, '/cancel', '/trips']) {
    await page.goto(link(path));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(ref).first()).toBeVisible();
    await expectToFit(page, path, ALL);
    await expectRoom(page, '.person-name');
  }
  await fillCart(page, items);
  for (const path of ['/cart', '/payment']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Underground River').first()).toBeVisible();
    await expectToFit(page, path, ALL);
    await expectRoom(page, '.cart-trip dd');
  }
});

test('so do the chips of a search', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search?origin=PPS&destination=ELN&date=2099-02-14');
  await expect(page.getByRole('button', { name: /^Remove day/ })).toBeVisible();
  await expectToFit(page, 'chips', LARGE_TEXT);
});

test('so does what opens over a page', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/search');
  for (const name of ['Need help?', 'Menu', /^Currency/, 'Privacy choices', /^Filters/]) {
    await page.getByRole('button', { name }).first().click();
    const open = page.locator('dialog[open], [popover]:popover-open');
    await expect(open.first()).toBeVisible();
    await expectToFit(page, String(name), SMALL);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  }
  await openDialog(page, VAN.path);
  await expectToFit(page, 'the booking dialog', SMALL);
  await expectRoom(page, '.react-aria-CalendarCell:not([data-outside-month])');
});
