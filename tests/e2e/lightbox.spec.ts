import type { Locator, Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { LISTING } from './support/page-types.ts';
import { expect, test } from './support/test.ts';

async function openLightbox(page: Page): Promise<Locator> {
  await page.goto(LISTING);
  await page.locator('.gallery a').first().click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  await expect(lightbox.getByRole('img')).toBeVisible();
  return lightbox;
}

/** Once the window and the picture have come to rest. */
async function expectToFillWindow(page: Page, picture: Locator): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => picture.boundingBox()).toEqual({ x: 0, y: 0, width, height });
}

test('a picture of a listing has the whole window, and no barrier stands in it', async ({ page }) => {
  const lightbox = await openLightbox(page);
  await expectToFillWindow(page, lightbox.getByRole('img'));
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  expect(tooSmall(await targetsIn(page, '.lightbox'))).toEqual([]);
});

// A phone's strip has its pictures as large as its window.
test('a picture that does not load is shown as the strip has it, until there is a connection', {
  tag: '@desktop',
}, async ({ page }) => {
  let isBroken = true;
  await page.goto(LISTING);
  // Not the first, which is half as wide as the window.
  const link = page.locator('.gallery a').nth(2);
  const strip = link.getByRole('img');
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => strip.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const small = await strip.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.route(/\.(?:avif|webp)$/, (route) =>
    isBroken && route.request().url() !== small ? route.abort() : route.fallback(),
  );
  await link.click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  await expect(lightbox.getByRole('img')).toBeVisible();
  const picture = lightbox.locator('.lightbox-slide:not([data-beside])');
  const isLoaded = () =>
    picture.getByRole('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect(picture.getByRole('status')).toContainText('It will load when you are online again.');
  await expect.poll(isLoaded).toBe(true);
  isBroken = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(picture.getByRole('status')).toHaveCount(0);
  await expect.poll(isLoaded).toBe(true);
});
