import { expect, test } from 'vitest';
import { pages, readPage } from './built-files.ts';

/** Bytes of a map with its list for screen readers. */
const MAX_MAP_BYTES = 3000;

const FIGURE = /<figure class="route-map">.*?<\/figure>/s;

const maps = pages.flatMap((page) => {
  const [figure] = FIGURE.exec(readPage(page)) ?? [];
  return figure === undefined ? [] : [[page, figure] as const];
});

test('every way by road and every boat tour has a map', () => {
  expect(maps.length).toBeGreaterThanOrEqual(46);
});

test.each(maps)('the map of %s is small (specification.md#maps)', (_, figure) => {
  expect(Buffer.byteLength(figure)).toBeLessThanOrEqual(MAX_MAP_BYTES);
});
