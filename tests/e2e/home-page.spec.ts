import { expect, test } from './support/test.ts';

/** specification.md#home-page */
const MAX_HEIGHT_PX = 6000;

test('home is at most 6,000 px long on a phone, however its cards are drawn (specification.md#home-page)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const height = await page.evaluate(() => {
    // Cards that nobody has seen have an estimated height.
    for (const card of document.querySelectorAll<HTMLElement>('.card-grid > li'))
      card.style.contentVisibility = 'visible';
    return document.documentElement.scrollHeight;
  });
  expect(height).toBeGreaterThan(2000);
  expect(height).toBeLessThanOrEqual(MAX_HEIGHT_PX);
});

test('home leads from the search to the ways, what is booked most, routes, promises and one article (specification.md#home-page)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Four ways to get around',
    'Most booked trips',
    'From town to town',
    'What you can count on',
    'How to get to El Nido',
  ]);
  await expect(page.getByText('Sample review')).toHaveCount(0);
});

test('nothing lies over the picture of the home page on a phone (specification.md#home-page)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const seen = await page.locator('.hero img').evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const));
    return points.map(([x, y]) => document.elementFromPoint(x, y) === image);
  });
  expect(seen).toEqual(Array(9).fill(true));
});

test('no picture comes twice on the home page (specification.md#image-groups)', async ({ page }) => {
  await page.goto('/');
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => /\/([A-Z-]+\d)\./.exec(image.getAttribute('src') ?? '')?.[1] ?? ''));
  expect(sources.length).toBeGreaterThanOrEqual(12);
  expect(sources.toSorted()).toEqual([...new Set(sources)].toSorted());
});
