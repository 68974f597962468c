import { expect, test } from 'vitest';
import { MAX_PAGE_BYTES } from '../../build/finish/page-budget.ts';
import { pages, wireSize } from './built-files.ts';

test('the build has pages', () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)('%s arrives in one round trip', (page) => {
  expect(wireSize(page)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
});
