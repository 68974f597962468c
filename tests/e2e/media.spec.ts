import { expect, type Page, test } from '@playwright/test';
import { LISTING, PAGE_TYPES } from './support/page-types.ts';

const LISTINGS = [LISTING, '/transfers/sabang-to-el-nido-with-underground-river-tour'];

for (const path of LISTINGS) {
  test(`${path} prints what a traveller needs on the road, and nothing else`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Need help?' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Book', exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Also from here' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['How it goes', 'Departures, pickup and drop-off', 'Important to know']) {
      await expect.soft(page.getByRole('heading', { name })).toBeVisible();
    }
    const policy = page.getByRole('region', { name: 'Payment and cancellation' });
    await expect(policy).toBeVisible();
    await expect(policy.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Price' })).toBeVisible();
  });
}

for (const { name, path } of PAGE_TYPES) {
  test(`nothing moves on ${name} for those who asked for less motion`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const found = await page.evaluate(() => {
      const seconds = (text: string) => Math.max(...text.split(',').map(Number.parseFloat));
      const smooth = [...document.querySelectorAll('*')].filter((element) => {
        const { scrollBehavior, transitionDuration, animationDuration } = getComputedStyle(element);
        return scrollBehavior === 'smooth' || seconds(transitionDuration) > 0.01 || seconds(animationDuration) > 0.01;
      });
      // What only appears after a while does not move: its duration is zero.
      const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 10);
      return [...smooth.map(({ tagName }) => tagName), ...moving.map(({ id }) => `animation ${id}`)];
    });
    expect(found).toEqual([]);
  });
}

/** Notes whether the browser fades from the last page into this one. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { readonly viewTransition?: object | null };
      document.documentElement.dataset.transition = String(Boolean(viewTransition));
    });
  });
}

for (const [reducedMotion, fades] of [
  ['no-preference', 'true'],
  ['reduce', 'false'],
] as const) {
  test(`a page ${fades === 'true' ? 'fades' : 'does not fade'} into the next one where motion is wanted like this: ${reducedMotion}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await noteTransitions(page);
    await page.goto('/contact');
    test.skip(!(await page.evaluate(() => 'onpagereveal' in window)), 'This browser has no such transitions.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('data-transition', fades);
  });
}
