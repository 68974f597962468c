import { type Browser, expect, type Page, test } from '@playwright/test';
import { belowFoldInSight } from './support/first-screen.ts';
import { displayFontIsDrawn, noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { MISSING, PAGE_TYPES } from './support/page-types.ts';
import { watch } from './support/page-watch.ts';
import { saveData } from './support/test.ts';

// Many pages at once: recording them would cost more than drawing them.
test.use({ trace: 'off' });

/**
 * Breakpoints (specification.md#interface) and the narrowest phone; a touch screen for the small
 * ones.
 */
const WIDTHS = { phone: [360, 600], desktop: [960, 1280, 1920] };
/** Where a page also fetches code ahead, and pages made of the same parts as another. */
const USUAL = { phone: 360, desktop: 1280 };

for (const { name, path, picture, isAlike } of PAGE_TYPES) {
  test(`${name} stands still, fits its width, has its first screen first and loads without an error`, async ({
    browser,
    isMobile,
  }) => {
    const device = isMobile ? 'phone' : 'desktop';
    const widths = isAlike ? [USUAL[device]] : WIDTHS[device];
    const isFrugal = (width: number) => Boolean(isAlike) || width !== USUAL[device];
    // Together, because each waits for the late font.
    const visits = await Promise.all(widths.map((width) => visit(browser, path, width, isFrugal(width))));
    for (const { width, problems, shifts, pageWidth, sticksOut, first, belowFold } of visits) {
      expect.soft({ width, problems }).toEqual({ width, problems: [] });
      expect.soft({ width, shifts }).toEqual({ width, shifts: [] });
      expect.soft({ width, belowFold }).toEqual({ width, belowFold: [] });
      expect.soft({ width, pageWidth, sticksOut }).toEqual({ width, pageWidth: width, sticksOut: [] });
      if (picture) expect.soft({ width, ...first }).toEqual({ width, loaded: true, lazy: false, inSight: true });
    }
  });
}

async function visit(browser: Browser, path: string, width: number, isFrugal: boolean) {
  const context = await browser.newContext({ viewport: { width, height: heightOf(width) } });
  if (isFrugal) await saveData(context);
  const page = await context.newPage();
  const problems = watch(page, MISSING);
  await noteShifts(page);
  await page.goto(path);
  const first = await firstPicture(page);
  await displayFontIsDrawn(page);
  const shifts = await shiftsOf(page);
  const belowFold = await belowFoldInSight(page);
  const measured = { width, problems, shifts, first, belowFold, ...(await widthOf(page, width)) };
  await context.close();
  return measured;
}

/** Windows of which a page has its first screen in one round trip (specification.md#page-speed). */
function heightOf(width: number): number {
  if (width < 960) return 844;
  return width < 1920 ? 900 : 1080;
}

/** How wide the page is, and what makes it wider than the window. */
async function widthOf(page: Page, width: number) {
  return page.evaluate((limit) => {
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth <= limit) return { pageWidth: limit, sticksOut: [] };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (node) => node.checkVisibility() && node.getBoundingClientRect().right > limit + 1,
    );
    return { pageWidth, sticksOut: wide.map((node) => `${node.tagName}.${node.getAttribute('class')}`) };
  }, width);
}

/**
 * The first picture of the page's own content: it must be there at once
 * (specification.md#page-speed).
 */
async function firstPicture(page: Page) {
  return page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main img');
    if (!image) return { loaded: false, lazy: false, inSight: false };
    return {
      loaded: image.complete && image.naturalWidth > 0,
      lazy: image.loading === 'lazy',
      inSight: image.getBoundingClientRect().top < window.innerHeight,
    };
  });
}

test('checkboxes have one size, however long their label is', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search');
  const boxes = page.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const sizes = await boxes.evaluateAll((all) => all.map((box) => `${box.clientWidth}×${box.clientHeight}`));
  expect(sizes.length).toBeGreaterThan(5);
  expect(new Set(sizes)).toEqual(new Set(['20×20']));
});
