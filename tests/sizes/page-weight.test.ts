import { expect, test } from 'vitest';
import { heavyPages } from '../../build/finish/page-budget.ts';
import { pages, SITE } from './built-files.ts';

const heavy = heavyPages(SITE);

test('the build has pages', () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)('what is seen first of %s arrives in one round trip', (page) => {
  expect(heavy.filter((sentence) => sentence.startsWith(`${page} `))).toEqual([]);
});
