import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { PAGE_TYPES } from './support/page-types.ts';

// Axe runs long scripts; recording them costs more than the check.
test.use({ trace: 'off' });

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { name, path } of PAGE_TYPES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no barrier that axe knows, in ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`what can be pressed on ${name} is at least 44 by 44 pixels`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'A mouse is precise.');
    await page.goto(path);
    const targets = await targetsIn(page);
    expect(targets.length).toBeGreaterThan(5);
    expect(tooSmall(targets)).toEqual([]);
  });
}

test('the help sheet has no barrier either, and its buttons are large enough', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.getByRole('dialog', { name: 'Need help?' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(tooSmall(await targetsIn(page, '#help'))).toEqual([]);
});

test('the menu has no barrier either, and its links are large enough', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wide windows show the links without a menu.');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(tooSmall(await targetsIn(page, '#menu'))).toEqual([]);
});

test('opened questions, prices and reviews have no barrier either', async ({ page }) => {
  for (const path of ['/puerto-princesa-to-el-nido', '/tours/el-nido-tour-a-private-boat']) {
    await page.goto(path);
    const folded = page.locator('summary');
    expect(await folded.count()).toBeGreaterThan(0);
    for (const summary of await folded.all()) await summary.click();
    expect.soft({ path, violations: await violations(page) }).toEqual({ path, violations: [] });
  }
});

/** What axe finds, one line an element. */
async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`,
    ),
  );
}
