import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { PAGE_TYPES } from './support/page-types.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { name, path } of PAGE_TYPES) {
  // Both widths have all rules, one in light and one in dark colours: axe takes seconds a page.
  test(`${name} has no barrier that axe knows`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });

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

function violations(page: Page): Promise<string[]> {
  return findings(new AxeBuilder({ page }).withTags(RULES));
}

/** What axe finds, one line an element. */
async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, remedy = ''] = failureSummary.split('\n');
      return `${id} at ${target.join(' ')}: ${remedy.trim()}`;
    }),
  );
}
