import { firstLoad, scriptsBeforeInteraction } from './support/first-load.ts';
import { LISTING, MISSING, ROUTE } from './support/page-types.ts';
import { expect, test } from './support/site-test.ts';

const KB = 1024;

test.describe('what a page costs a traveller with little data', () => {
  for (const path of ['/', LISTING, ROUTE, '/search', '/saved', MISSING]) {
    test(`${path} runs at most 6 KB of scripts before anybody touches it`, { tag: '@phone' }, async ({ page }) => {
      expect(await scriptsBeforeInteraction(page, path)).toBeLessThanOrEqual(6 * KB);
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
