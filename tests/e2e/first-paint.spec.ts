import { expect, test } from '@playwright/test';
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
