import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE } from '../../src/lib/languages/language.ts';
import { languageOfPath } from '../../src/lib/languages/localized-path.ts';
import { pages, readPage } from './built-files.ts';

/** Bytes of a map with its list for screen readers, in English and in other languages. */
const MAX_MAP_BYTES = 3000;
const MAX_TRANSLATED_BYTES = 3200;

const FIGURE = /<figure class="route-map">.*?<\/figure>/s;

const maps = pages.flatMap((page) => {
  const [figure] = FIGURE.exec(readPage(page)) ?? [];
  return figure === undefined ? [] : [[page, figure] as const];
});

test('every way by road and every boat tour has a map', () => {
  expect(maps.length).toBeGreaterThanOrEqual(46);
});

test.each(maps)('the map of %s is small (specification.md#maps)', (page, figure) => {
  const isEnglish = languageOfPath(`/${page}`).language === DEFAULT_LANGUAGE;
  expect(Buffer.byteLength(figure)).toBeLessThanOrEqual(isEnglish ? MAX_MAP_BYTES : MAX_TRANSLATED_BYTES);
});
