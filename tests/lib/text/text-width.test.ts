import { expect, test } from 'vitest';
import { documentTitle } from '../../../src/lib/site/titles.ts';
import { textWidth } from '../../../src/lib/text/text-width.ts';

test('Korean and Chinese characters count twice in search results (specification.md#found-by-search)', () => {
  expect(['El Nido', 'é', '엘니도', '爱妮岛，'].map(textWidth)).toEqual([7, 1, 6, 8]);
});

test('A title has the name of the site where both fit by their width (specification.md#found-by-search)', () => {
  expect(documentTitle('엘니도'.repeat(7), 'Dalan Palawan')).toBe(`${'엘니도'.repeat(7)} | Dalan Palawan`);
  expect(documentTitle('엘니도'.repeat(8), 'Dalan Palawan')).toBe('엘니도'.repeat(8));
});
