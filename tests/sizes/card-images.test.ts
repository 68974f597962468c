import { describe, expect, test } from 'vitest';
import { pages, readPage } from './built-files.ts';

/** The pictures of the cards of a page's own list, in their order. */
function imagesOf(page: string): readonly string[] {
  return [...readPage(page).matchAll(/data-image="?([\w/-]+)/g)].map(([, key = '']) => key);
}

const lists = pages.map((page) => ({ page, images: imagesOf(page) })).filter(({ images }) => images.length > 1);

/** Cards beside or below each other in one to three columns. */
const NEIGHBOURS = 3;

describe('pictures of the cards of a built page (specification.md#image-groups)', () => {
  test('are named on every page with a list', () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  test.each(lists)('differ from their neighbours on $page', ({ images }) => {
    const repeated = images.filter((key, index) => images.slice(Math.max(0, index - NEIGHBOURS), index).includes(key));
    expect(repeated).toEqual([]);
  });

  test('are at least twenty on the page of all transfers', () => {
    const transfers = lists.find(({ page }) => page === 'transfers/index.html');
    expect(new Set(transfers?.images).size).toBeGreaterThanOrEqual(20);
  });
});
