import { expect, test } from 'vitest';
import { pages, wireSize } from './built-files.ts';

/** What one round trip on a fresh connection carries: ten packets (design, section 5). */
const ONE_ROUND_TRIP = 14 * 1024;

test('the build has pages', () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)('%s arrives in one round trip', (page) => {
  expect(wireSize(page)).toBeLessThanOrEqual(ONE_ROUND_TRIP);
});
