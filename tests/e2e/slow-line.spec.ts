import { expect, test } from '@playwright/test';
import { fillCart, vanAndTour } from './support/filled-cart.ts';
import { HALTED_MARK, startHaltingHost } from './support/halting-host.ts';
import { nextFrames, noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { LISTING, MISSING, ROUTE } from './support/page-types.ts';

/**
 * Marks where a slow line may cut a page in two. What has come is drawn, and the rest must not move
 * it.
 */
const LAST_TO_COME = ['nav', 'h1'];

for (const path of ['/', LISTING, ROUTE, MISSING]) {
  for (const last of LAST_TO_COME) {
    test(`${path} stands still when the line halts after its first ${last}`, async ({ page, baseURL }) => {
      const host = await startHaltingHost(baseURL ?? '', `</${last}>`);
      // What the late typeface moves is another test's business.
      await page.route('**/*.woff2', (route) => route.abort());
      await noteShifts(page);
      await page.goto(host.url + path, { waitUntil: 'commit' });
      await page.locator(HALTED_MARK).waitFor({ state: 'attached' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await nextFrames(page);
      host.letThrough();
      await page.waitForLoadState('load');
      await nextFrames(page);
      expect(await shiftsOf(page)).toEqual([]);
      host.stop();
    });
  }
}

for (const path of ['/cart', '/payment']) {
  test(`${path} with trips is drawn with all that is known of them, and stands still`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await fillCart(page, await vanAndTour(page));
    await noteShifts(page);
    await page.goto(path);
    // What is paid on the spot is not in the cart: the listing says it.
    await expect(page.getByText(/^Bring .* in cash/).first()).toBeVisible();
    await nextFrames(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
