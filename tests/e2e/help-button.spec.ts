import type { Page } from '@playwright/test';
import { PAGE_TYPES } from './support/page-types.ts';
import { expect, test } from './support/test.ts';

/** The names of controls that the help button covers; none where it has given way. */
async function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.help-button');
    if (!button || getComputedStyle(button).opacity !== '1') return [];
    const own = button.getBoundingClientRect();
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary)',
    );
    return [...controls, ...document.querySelectorAll<HTMLElement>('footer :is(a[href], button)')]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const isLarge = box.width > 2 * own.width && box.height > 2 * own.height;
        const isUnder = box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
        return isUnder && !isLarge && control.checkVisibility();
      })
      .map((control) => `${control.tagName} ${control.ariaLabel ?? control.textContent?.trim().slice(0, 40)}`);
  });
}

const nearlyAll = PAGE_TYPES.filter(({ isAlike }) => !isAlike);

/** Where cards stand beside each other, a desktop has other controls in that corner. */
const WIDE = ['/tours', '/search'];

for (const { name, path } of nearlyAll) {
  const tag = WIDE.includes(path) ? [] : '@phone';
  test(`the help button covers no control on ${name}, wherever it is scrolled to (specification.md#help-sheet)`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.keyboard.press('Shift');
    const { height, step } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      step: innerHeight / 3,
    }));
    for (let top = 0; top < height; top += step) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect.poll(() => coveredControls(page), { message: `scrolled by ${top}` }).toEqual([]);
    }
    // Cards far below have their true height only once they are in sight.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('.help-button'), 'at the end of the page').toHaveCSS('opacity', '1');
  });
}

test('the help button that gave way is still there for the keyboard', async ({ page }) => {
  await page.goto('/tours');
  await page.keyboard.press('Shift');
  const button = page.getByRole('button', { name: 'Need help?' });
  await page.evaluate(() => {
    const help = document.querySelector('.help-button')?.getBoundingClientRect();
    if (!help) throw new Error('There is no help button');
    const boxes = [
      ...document.querySelectorAll('main :is([data-do], .card-title a, .filter-bar select), footer a'),
    ].map((control) => control.getBoundingClientRect());
    const box = boxes.find(({ left, right, top }) => left < help.right && right > help.left && top > help.top);
    if (!box) throw new Error('Nothing stands in the column of the help button');
    scrollTo({ top: scrollY + box.top - help.top, behavior: 'instant' });
  });
  await expect(button).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Need help?' })).toBeVisible();
});
