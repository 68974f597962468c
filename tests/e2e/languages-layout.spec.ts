import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import { localizedPath } from '../../src/lib/languages/localized-path.ts';
import { barriers } from './support/barriers.ts';
import { BOAT, VAN } from './support/booking.ts';
import { fillCart, itemFor, listingOf } from './support/filled-cart.ts';
import { openDialogIn } from './support/in-language.ts';
import { cutTexts, overflowOf } from './support/overflow.ts';
import { expect, test } from './support/test.ts';

// Axe runs long scripts; recording them costs more than the check.
test.use({ trace: 'off' });

const OTHERS = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Their words are the longest. */
const LONG: readonly Language[] = ['de', 'nl'];

async function fillCartWithVan(page: Page): Promise<void> {
  await fillCart(page, [itemFor(await listingOf(page, VAN.code), 'VAN00000')]);
}

const untilPriced = (page: Page) => expect(page.getByRole('main').locator('[data-price]').first()).toBeVisible();

for (const language of LONG) {
  test(
    `no text is cut at 360 pixels in "${language}" (specification.md#languages)`,
    { tag: '@phone' },
    async ({ page }, info) => {
      const look = async (name: string) => {
        const found = { name, overflow: await overflowOf(page), cut: await cutTexts(page) };
        expect.soft(found).toEqual({ name, overflow: [], cut: [] });
        await page.screenshot({ path: info.outputPath(`${language}-${name}.png`), fullPage: true });
      };
      for (const [name, path] of [
        ['home', '/'],
        ['listing', BOAT.path],
      ] as const) {
        await page.goto(localizedPath(path, language));
        await look(name);
      }
      await openDialogIn(page, language, VAN.path);
      await look('dialog');
      await fillCartWithVan(page);
      for (const name of ['cart', 'payment']) {
        await page.goto(localizedPath(`/${name}`, language));
        await untilPriced(page);
        await look(name);
      }
    },
  );
}

for (const language of OTHERS) {
  test(`home, a listing, cart and checkout have no barrier that axe knows in "${language}"`, {
    tag: '@phone',
  }, async ({ page }) => {
    await fillCartWithVan(page);
    for (const path of ['/', BOAT.path, '/cart', '/payment'].map((english) => localizedPath(english, language))) {
      await page.goto(path);
      await untilPriced(page);
      expect.soft({ path, found: await barriers(page) }).toEqual({ path, found: [] });
    }
  });
}
