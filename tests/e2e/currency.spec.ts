import type { Browser, Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { dollarsSeen, noteDollars } from './support/dollars-seen.ts';
import { nextFrames, noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { LISTING, MISSING, ROUTE } from './support/page-types.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

test.use({ trace: 'off' });

const button = (page: Page) => page.getByRole('button', { name: /^Currency and language/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Currency and language' });
const prices = (page: Page) => page.locator('[data-price]').allTextContents();
const offer = (page: Page) => page.getByRole('region', { name: 'Currency' });

test('a currency is chosen by keyboard and shown on this page, the next and in another tab', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const problems = watch(page, MISSING);
  const other = await context.newPage();
  await other.goto(ROUTE);
  await page.goto(LISTING);
  const about = page.locator('.price-main').getByText('about');
  await expect(about).toBeHidden();
  await button(page).focus();
  await page.keyboard.press('Enter');
  const field = dialog(page).getByRole('combobox', { name: 'Find a currency' });
  await expect(dialog(page).getByRole('listbox').getByRole('option')).toHaveCount(154);
  await expect(dialog(page)).toContainText(/Rates of \w+ \d+, \d{4}/);
  await field.focus();
  await page.keyboard.type('österreich');
  await expect(dialog(page).getByRole('status')).toHaveText(/No currency is called/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('peso');
  await expect(dialog(page).getByRole('listbox').getByRole('option', { name: 'Philippine Peso ₱ PHP' })).toBeVisible();
  // A few currencies are as good as all, and axe looks long at each.
  expect(await barriers(page, '.currency-dialog')).toEqual([]);
  expect(tooSmall(await targetsIn(page, '.currency-dialog'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page, '.currency-dialog')).toEqual([]);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('austria');
  await expect(dialog(page).getByRole('status')).toHaveText('1 currency');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAccessibleName('Currency and language: EUR');
  for (const text of await prices(page)) expect.soft(text).toMatch(/^€[\d,]+$/);
  await expect(about).toBeVisible();

  await expect(button(other)).toHaveAccessibleName('Currency and language: EUR');
  expect((await prices(other)).filter((text) => !text.startsWith('€'))).toEqual([]);

  await page.keyboard.press('Enter');
  await dialog(page).getByRole('combobox', { name: 'Numbers and dates' }).selectOption('de-DE');
  await expect(dialog(page)).toContainText(/Rates of \d+\. \p{L}+ \d{4}/u);
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await page.goto('/tours');
  expect((await prices(page)).filter((text) => !/^[\d.]+\s€$/.test(text))).toEqual([]);

  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Reset to US dollars' }).click();
  await expect(button(page)).toHaveAccessibleName('Currency and language: USD');
  expect((await prices(page)).filter((text) => !text.startsWith('$'))).toEqual([]);
  expect(problems).toEqual([]);
});

/** An Austrian who has just arrived, and reads on in English. */
async function austrian(browser: Browser, like: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: like.viewportSize(),
    locale: 'de-AT',
    timezoneId: 'Asia/Manila',
    baseURL: new URL(like.url()).origin,
  });
  await context.addInitScript(() => localStorage.setItem('language.1', '"en"'));
  return context.newPage();
}

test('a first visit is offered its own money once, beside everything else', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const visitor = await austrian(browser, page);
  const problems = watch(visitor, MISSING);
  await noteShifts(visitor);
  await visitor.goto('/tours/el-nido-tour-a-private-boat');
  // Nothing is asked of those who only look.
  await visitor.keyboard.press('Shift');
  await expect(offer(visitor)).toContainText('Show prices in euros?');
  expect(await barriers(visitor, '.note')).toEqual([]);
  const covered = await visitor.evaluate(() => {
    const note = document.querySelector('.note')?.getBoundingClientRect();
    const meets = (other: DOMRect) =>
      note &&
      other.width > 0 &&
      other.left < note.right &&
      note.left < other.right &&
      other.top < note.bottom &&
      note.top < other.bottom;
    return ['.help-button', '.booking-bar', '.site-header'].filter((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return box && meets(box);
    });
  });
  expect(covered).toEqual([]);
  expect(await shiftsOf(visitor)).toEqual([]);
  await offer(visitor).getByRole('button', { name: 'Show euros' }).click();
  await expect(offer(visitor)).toBeHidden();
  expect((await prices(visitor)).filter((text) => !/^€\s[\d.]+$/.test(text))).toEqual([]);
  await visitor.goto('/tours', { waitUntil: 'networkidle' });
  await expect(offer(visitor)).toBeHidden();
  expect((await prices(visitor)).filter((text) => !text.startsWith('€'))).toEqual([]);
  expect(problems).toEqual([]);
  await visitor.context().close();
});

test('prices can be shown in another currency where storage is forbidden', { tag: '@desktop' }, async ({ page }) => {
  const problems = watch(page, MISSING);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto(LISTING);
  await button(page).click();
  await dialog(page).getByRole('listbox').getByRole('option', { name: /PHP$/ }).click();
  await expect(button(page)).toHaveAccessibleName('Currency and language: PHP');
  expect((await prices(page)).filter((text) => !text.startsWith('₱'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('where storage is full, the next page shows the chosen currency at once and asks nothing', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await page.goto('/');
  const visitor = await austrian(browser, page);
  const problems = watch(visitor, MISSING);
  await visitor.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await visitor.goto(LISTING);
  await visitor.keyboard.press('Shift');
  await expect(offer(visitor)).toContainText('Show prices in euros?');
  await button(visitor).click();
  await dialog(visitor).getByRole('listbox').getByRole('option', { name: /PHP$/ }).click();
  await expect(button(visitor)).toHaveAccessibleName('Currency and language: PHP');
  await expect(offer(visitor)).toBeHidden();

  await noteDollars(visitor);
  let isAsked = false;
  // Asking needs them. Intercepted pages have no cache: what a touch loads is seen.
  await visitor.route('**/countries.json', (route) => {
    isAsked = true;
    return route.continue();
  });
  await visitor.goto(ROUTE, { waitUntil: 'networkidle' });
  await nextFrames(visitor);
  expect(await dollarsSeen(visitor)).toEqual([]);
  expect((await prices(visitor)).filter((text) => !text.startsWith('₱'))).toEqual([]);
  const late = visitor.waitForResponse(/\/interaction\./);
  await visitor.keyboard.press('Shift');
  await (await late).finished();
  await visitor.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await nextFrames(visitor);
  await expect(offer(visitor)).toBeHidden();
  expect(isAsked).toBe(false);
  expect(await dollarsSeen(visitor)).toEqual([]);
  expect(problems).toEqual([]);
  await visitor.context().close();
});

test('prices stay as they are when the currencies cannot be had, and a second attempt brings them', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/currencies.json', (route) => route.abort());
  await page.goto(LISTING);
  await button(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Prices stay in USD.');
  await page.unroute('**/currencies.json');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('listbox').getByRole('option')).toHaveCount(154);
});
