import type { Page } from '@playwright/test';
import { bookBoat } from './support/booking.ts';
import { openCheckout, vanAndTour } from './support/filled-cart.ts';
import { focusStops } from './support/focus-stops.ts';
import { waitForInteractionScripts } from './support/loaded-scripts.ts';
import { LISTING } from './support/page-types.ts';
import { expect, test } from './support/test.ts';

test.use({ trace: 'off', locale: 'en-IE' });

/** The names of stops that a message on the page covers wholly, found by tabbing through it. */
async function coveredStops(page: Page): Promise<readonly string[]> {
  const stops = await focusStops(page);
  expect(stops.length).toBeGreaterThan(5);
  return stops.filter(({ inSight }) => !inSight).map(({ name }) => name);
}

async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(path);
}

const note = (page: Page) => page.getByRole('region', { name: 'Currency' });

test('a note covers nothing that has the focus, and the end of the page can be reached (WCAG 2.4.11)', async ({
  page,
}) => {
  await openStill(page, LISTING);
  await page.keyboard.press('Shift');
  await expect(note(page)).toContainText('euros');
  expect(await coveredStops(page)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [last, top] = await page.evaluate(() => [
    document.querySelector('.site-footer')?.getBoundingClientRect().bottom ?? 0,
    document.querySelector('.note')?.getBoundingClientRect().top ?? 0,
  ]);
  expect(last).toBeLessThanOrEqual(top ?? 0);
});

// The banner's code must be there before the line goes.
test.describe('where scripts are fetched ahead', () => {
  test.use({ savesData: false });

  test('the banner of a lost connection covers nothing that has the focus', async ({ page, context }) => {
    await openStill(page, '/contact');
    await page.keyboard.press('Shift');
    await expect(note(page)).toBeVisible();
    await note(page).getByRole('button', { name: 'Keep dollars' }).click();
    await expect(note(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.locator('.page-banner')).toBeVisible();
    expect(await coveredStops(page)).toEqual([]);
  });
});

// Prices in dollars suit this visitor: no offer of another currency brings React first.
test.describe('without an offer of another currency', () => {
  test.use({ locale: 'en-US' });

  test('where React has not come when the line goes, the text alone says so, and goes by itself', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await page.goto('/contact');
    await page.mouse.wheel(0, 5);
    await waitForInteractionScripts(page);
    await context.setOffline(true);
    const text = page.locator('p.note');
    await expect(text).toContainText('You are offline.');
    await expect(text).toHaveRole('status');
    await expect(text).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.locator('.page-banner')).toHaveCount(0);
  });
});

for (const path of ['/cart', '/payment', '/booking/puerto-princesa-to-el-nido-shared-van']) {
  test(`no offer appears on ${path}`, { tag: '@phone' }, async ({ page }) => {
    const asked = page.waitForResponse(/\/interaction\./);
    await page.goto(path);
    await page.keyboard.press('Shift');
    await (await asked).finished();
    await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('.note')).toHaveCount(0);
  });
}

test('in the checkout a message stands in the flow of the page and moves nothing that is typed into', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCheckout(page, await vanAndTour(page));
  const field = page.getByRole('textbox', { name: 'Full name' });
  await field.click();
  const before = await field.boundingBox();
  await context.setOffline(true);
  const banner = page.locator('.page-banner');
  await expect(banner).toHaveCSS('position', 'static');
  const [title, own, after] = await Promise.all(
    [page.locator('main h1'), banner, field].map((place) => place.boundingBox()),
  );
  if (!title || !own || !before || !after) throw new Error('The banner does not stand below the title');
  expect(own.y).toBeGreaterThanOrEqual(title.y + title.height);
  expect(after.y).toBeGreaterThanOrEqual(own.y + own.height);
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
});

test('the toast is the next stop of the keyboard, and its way to the cart stays beside the price of a wide window', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'preference.1',
      JSON.stringify({ currency: 'USD', locale: 'en-US', rate: 1, rateDate: null, currencyData: null }),
    ),
  );
  await bookBoat(page);
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Added to your cart');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const before = await page.evaluate(() => document.activeElement?.outerHTML);
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('link', { name: 'View cart' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).not.toBe(before);
  const stays = isMobile
    ? page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    : page.locator('[data-view-cart]').filter({ visible: true });
  await expect(stays).toBeVisible();
  await stays.click();
  await expect(page).toHaveURL('/cart');
});
