import { LANGUAGE_CODES } from '../../src/lib/languages/language.ts';
import { localizedPath } from '../../src/lib/languages/localized-path.ts';
import { expect, test } from './support/test.ts';

const LISTS = ['/tours', '/transfers', '/private-transfers', '/el-nido-island-tours-and-activities', '/search'];

/** Pixels of a card that lies flat on a phone, in any language. */
const MAX_HEIGHT = 190;

test('the first trip of every list is in sight on a phone, in flat cards', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of LANGUAGE_CODES.flatMap((language) => LISTS.map((list) => localizedPath(list, language)))) {
    await page.goto(path);
    const cards = page.locator('article[data-result]').filter({ visible: true });
    await expect(cards.first()).toBeInViewport({ ratio: 0.5 });
    const heights = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().height)),
    );
    expect.soft({ path, tall: heights.filter((height) => height > MAX_HEIGHT) }).toEqual({ path, tall: [] });
  }
});

test('a list shows its first trips on a laptop, three a row', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of LISTS) {
    await page.goto(path);
    const cards = page.locator('article[data-result]').filter({ visible: true });
    await expect(cards.first()).toBeInViewport({ ratio: 0.5 });
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect.soft({ path, firstRow: tops.filter((top) => top === tops[0]).length }).toEqual({ path, firstRow: 3 });
  }
});
