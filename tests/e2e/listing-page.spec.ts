import type { Page } from '@playwright/test';
import { renderSections } from './support/render-sections.ts';
import { expect, test } from './support/test.ts';

const SEAT = '/transfers/puerto-princesa-to-el-nido-shared-van';

/** Heights at 360 px before what is long was folded. A page has at most 60% of them. */
const EARLIER_HEIGHTS = [
  [SEAT, 12_257],
  ['/transfers/puerto-princesa-to-el-nido-with-underground-river-tour', 12_994],
  ['/tours/el-nido-tour-a-private-boat', 12_415],
  ['/tours/el-nido-three-day-package', 12_940],
] as const;

const card = (page: Page) => page.getByRole('complementary', { name: 'Price' });

test.describe('a listing page (specification.md#listing-page)', () => {
  test('has day, hour, people and "Book" in the first screen of a laptop', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // The last is a sample, which cannot be booked.
    for (const [path] of EARLIER_HEIGHTS.slice(0, 3)) {
      await page.goto(path);
      await expect(card(page).getByLabel('Day', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(card(page).getByRole('combobox', { name: 'Departure' })).toBeInViewport({ ratio: 1 });
      await expect(card(page).getByRole('button', { name: 'More people' })).toBeInViewport({ ratio: 1 });
      await expect(card(page).getByRole('link', { name: 'Book', exact: true })).toBeInViewport({ ratio: 1 });
    }
  });

  test('hands the day and the hour of its price card to the booking dialog', { tag: '@phone' }, async ({ page }) => {
    await page.goto(SEAT);
    const day = `${new Date().getFullYear() + 1}-02-12`;
    await card(page).getByLabel('Day', { exact: true }).fill(day);
    await card(page).getByRole('combobox', { name: 'Departure' }).selectOption('9:30 AM');
    await card(page).getByRole('link', { name: 'Book', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: '9:30 AM' })).toBeChecked();
    await expect(dialog.locator('.chosen-day')).toContainText('Feb 12');
    await dialog.getByRole('radio', { name: '7:30 AM' }).check();
    await page.keyboard.press('Escape');
    await expect(card(page).getByRole('combobox', { name: 'Departure' })).toHaveValue('07:30');
  });

  test('leads to its parts, clear of what stays at the top', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(SEAT);
    const links = page.getByRole('navigation', { name: 'On this page' });
    for (const [name, heading] of [
      ['Pickup', 'Departures, pickup and drop-off'],
      ['Reviews', 'What travellers say'],
      ['Cancellation', 'Payment and cancellation'],
    ] as const) {
      await links.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 });
      const below = async () => {
        const top = (await page.getByRole('heading', { name: heading }).boundingBox())?.y ?? 0;
        const bar = await links.boundingBox();
        return top - (bar ? bar.y + bar.height : Number.POSITIVE_INFINITY);
      };
      await expect.poll(below).toBeGreaterThanOrEqual(0);
    }
  });

  test('is at most 60% as long on a narrow phone as when nothing was folded', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const [path, earlier] of EARLIER_HEIGHTS) {
      await page.goto(path);
      await renderSections(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, path).toBeLessThanOrEqual(0.6 * earlier);
    }
  });

  test('has the way on a map, with its points as a list for screen readers', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/tours/underground-river-joining-tour');
    const map = page.getByRole('figure');
    await expect(map.getByRole('listitem')).toHaveText([
      'From Puerto Princesa',
      'By road to Sabang',
      'By boat to Underground River',
      'By boat to Sabang',
      'By road to Puerto Princesa',
    ]);
    // Names are read at 13 px or more.
    const name = map.getByText('Underground River', { exact: true });
    expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(13);
  });

  test('has no name on its map over another one, or over the edge', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of [SEAT, '/tours/el-nido-tour-c-joining', '/tours/honda-bay-private-boat']) {
      await page.goto(path);
      const boxes = await page
        .locator('.route-map')
        .locator('svg, text')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            // Without the leading above and below the letters.
            const leading = element.tagName === 'text' ? (bottom - top) * 0.15 : 0;
            return { left, right, top: top + leading, bottom: bottom - leading };
          }),
        );
      const [edge, ...names] = boxes;
      expect(names.length).toBeGreaterThan(3);
      for (const [index, box] of names.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(edge?.left ?? 0);
        expect(box.right).toBeLessThanOrEqual(edge?.right ?? 0);
        for (const other of names.slice(index + 1))
          expect(
            box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top,
          ).toBe(true);
      }
    }
  });

  test('has its map beside the steps of the trip', { tag: '@desktop' }, async ({ page }) => {
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(SEAT);
      const [map, steps] = [
        await page.getByRole('figure').boundingBox(),
        await page.locator('.timeline').boundingBox(),
      ];
      expect(map?.x).toBeGreaterThanOrEqual((steps?.x ?? 0) + (steps?.width ?? 0));
      expect(map?.width).toBeGreaterThanOrEqual(320);
    }
  });

  test('opens pickup points in an app for maps', { tag: '@phone' }, async ({ page }) => {
    await page.goto(SEAT);
    await expect(page.getByRole('link', { name: /^Puerto Princesa Airport.*, open in maps$/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Puerto+Princesa+International+Airport',
    );
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has stars that stand out from a ${colorScheme} page, at least 3 to 1`, { tag: '@phone' }, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(SEAT);
      const contrast = await page.evaluate(() => {
        const luminance = (colour: string) => {
          const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          context.fillStyle = colour;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const root = getComputedStyle(document.documentElement);
        const stars = luminance(getComputedStyle(document.querySelector('.review-stars') as Element).color);
        return ['--surface', '--surface-soft', '--surface-raised'].map((name) => {
          const surface = luminance(root.getPropertyValue(name));
          return (Math.max(stars, surface) + 0.05) / (Math.min(stars, surface) + 0.05);
        });
      });
      expect(Math.min(...contrast)).toBeGreaterThanOrEqual(3);
    });
  }
});
