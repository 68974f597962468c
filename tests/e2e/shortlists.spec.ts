import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { LISTING, MISSING } from './support/page-types.ts';
import { watch } from './support/page-watch.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';

test.use({ trace: 'off' });

/** The words of the comparison that stand on more than one line (specification.md#comparison). */
async function brokenWords(page: Page): Promise<readonly string[]> {
  return page.locator('.compare-table').evaluate((table) => {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test('the gallery opens large, by keyboard, by swipe, and gives the focus back', async ({ page, isMobile }) => {
  const problems = watch(page, MISSING);
  await page.goto(LISTING);
  const links = page.getByRole('region', { name: 'Pictures' }).getByRole('link');
  await expect(links).toHaveCount(5);
  const second = links.nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog).toContainText('2 of 5');
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/\w{3}/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('3 of 5');
  await page.keyboard.press('End');
  await expect(dialog).toContainText('5 of 5');
  await page.keyboard.press('Home');
  await expect(dialog).toContainText('1 of 5');
  if (isMobile) {
    await swipe(page, { x: 300, y: 380 }, { x: 60, y: 380 });
    await expect(dialog).toContainText('2 of 5');
    expect(tooSmall(await targetsIn(page, 'dialog'))).toEqual([]);
  }
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enlarge' }).click();
  await expect(dialog.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'true');
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(second).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(problems).toEqual([]);
});

test('a trip saved on a card waits among the saved ones, also for another visit', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const problems = watch(page, MISSING);
  await page.goto('/tours');
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent())?.trim() ?? '';
  const heart = card.getByRole('button', { name: `Save ${title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/tours');
  await page.getByRole('status').getByRole('link', { name: 'View list' }).click();
  await expect(page).toHaveURL('/saved');
  await noteShifts(page);
  await page.reload();
  const main = page.getByRole('main');
  const saved = main.locator('[data-saved-page]').getByRole('link', { name: title });
  await expect(saved).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Saved trips (1)' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  if (isMobile) expect(tooSmall(await targetsIn(page))).toEqual([]);
  await saved.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const again = page.getByRole('button', { name: 'Save', exact: true });
  await expect(again).toHaveAttribute('aria-pressed', 'true');
  await again.click();
  await expect(again).toHaveAttribute('aria-pressed', 'false');
  // The visit is stored by code that the first touch asks for, which may come after that of the
  // button.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('recent.1'))).not.toBeNull();
  await page.goto('/saved');
  await expect(main.getByText('Nothing saved yet.')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Recently viewed' }).getByRole('article')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('three trips stand side by side for the group, and a fourth is refused', async ({ page, isMobile }) => {
  const problems = watch(page, MISSING);
  await page.addInitScript(() => sessionStorage.setItem('recent.1', '["JT-HB"]'));
  await noteShifts(page);
  await page.goto('/compare?codes=PV-PPS-ELN,SV-PPS-ELN,%3Cb%3E');
  const main = page.getByRole('main');
  await expect(main.getByRole('columnheader')).toHaveCount(2);
  await expect(main.getByText('Part of this link was ignored')).toBeVisible();
  await main.getByRole('button', { name: 'More people' }).click();
  const seat = main.getByRole('cell', { name: '$48', exact: true });
  await expect(seat).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await main.getByRole('button', { name: /^Add .*Honda Bay/ }).click();
  await expect(main.getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL('/compare?codes=PV-PPS-ELN,SV-PPS-ELN,JT-HB');
  expect(await barriers(page)).toEqual([]);
  if (isMobile) {
    // Not the help button, which yields to those below it.
    expect(tooSmall(await targetsIn(page, 'main'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await brokenWords(page), 'broken words').toEqual([]);
  }
  await page.goto(LISTING);
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await compare.click();
  await expect(page.getByRole('status').filter({ hasText: 'up to three trips' })).toBeVisible();
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('status').getByRole('link', { name: 'Compare' }).click();
  await main.getByRole('button', { name: /^Remove .*Honda Bay/ }).click();
  await expect(main.getByRole('columnheader')).toHaveCount(2);
  expect(problems).toEqual([]);
});

test('without scripts the buttons are not there, and pictures and lists are honest', { tag: '@phone' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/saved');
  // Texts in a <noscript> are not found as texts.
  const note = page.getByRole('main').locator('noscript .list-note');
  await expect(note).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('button')).toHaveCount(0);
  await page.goto('/compare');
  await expect(note).toBeVisible();
  await page.goto(LISTING);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/images\/ELN-A\/ELN-A1\.webp$/);
  await context.close();
});
