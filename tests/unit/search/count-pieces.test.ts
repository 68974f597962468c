import { expect, test } from 'vitest';
import { countPieces } from '../../../src/lib/search/count-pieces.ts';
import { wholeText } from '../../../src/lib/text/pieces.ts';

test.each([
  [5, 40, '5 of 40 trips'],
  [40, 40, '40 trips'],
  [1, 1, '1 trip'],
  [0, 1, '0 of 1 trip'],
])('%d of %d are said as "%s"', (found, total, text) => {
  expect(wholeText(countPieces(found, total, 'en-US'))).toBe(text);
});

test('each number is a piece of its own, as the locale writes it', () => {
  expect(countPieces(5, 1234, 'de-DE')).toEqual([{ written: '5' }, ' of ', { written: '1.234' }, ' trips']);
});
