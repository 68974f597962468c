import { barriers } from './support/barriers.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { PAGE_TYPES } from './support/page-types.ts';
import { expect, test } from './support/shared-tab-test.ts';

for (const { name, path, isAlike } of PAGE_TYPES) {
  // Both widths have all rules, one in light and one in dark colours: axe takes seconds a page.
  test(`${name} has no barrier that axe knows, and large enough targets for fingers`, {
    tag: isAlike ? ['@phone'] : [],
  }, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });
    await page.goto(path);
    expect.soft(await barriers(page)).toEqual([]);
    // A mouse is precise.
    if (!isMobile) return;
    const targets = await targetsIn(page);
    expect(targets.length).toBeGreaterThan(5);
    expect(tooSmall(targets)).toEqual([]);
  });
}

test('the help sheet has no barrier either, and its buttons are large enough', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page.getByRole('dialog', { name: 'Need help?' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(tooSmall(await targetsIn(page, '#help'))).toEqual([]);
});

// Wide windows show the links without a menu.
test('the menu has no barrier either, and its links are large enough', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(tooSmall(await targetsIn(page, '#menu'))).toEqual([]);
});

test('opened questions, prices and reviews have no barrier either', async ({ page }) => {
  for (const path of ['/puerto-princesa-to-el-nido', '/tours/el-nido-tour-a-private-boat']) {
    await page.goto(path);
    const folded = page.locator('summary');
    expect(await folded.count()).toBeGreaterThan(0);
    for (const summary of await folded.all()) await summary.click();
    expect.soft({ path, found: await barriers(page) }).toEqual({ path, found: [] });
  }
});
