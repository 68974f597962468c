import { expect, test } from 'vitest';
import { countPieces } from '../../../src/lib/search/count-pieces.ts';

test.each([
  [5, 40, '5 of 40 trips'],
  [40, 40, '40 trips'],
  [1, 1, '1 trip'],
  [0, 1, '0 of 1 trip'],
])('%d of %d are said as "%s"', (found, total, text) => {
  expect(countPieces(found, total).join('')).toBe(text);
});
