import { expect, test } from 'vitest';
import { countListings } from '../../../src/lib/search/count-listings.ts';
import { countParts, resultParts } from '../../../src/lib/search/result-count.text.ts';
import { joinParts } from '../../../src/lib/text/localized-parts.ts';

const many = (trips: number, examples = 0) => ({ trips, examples });

test.each([
  [many(5), many(40), '5 of 40 trips'],
  [many(40), many(40), '40 trips'],
  [many(1), many(1), '1 trip'],
  [many(0), many(1), '0 of 1 trip'],
  [many(40, 6), many(40, 6), '40 trips, 6 examples'],
  [many(5, 1), many(40, 6), '5 of 40 trips, 1 of 6 examples'],
  [many(5), many(40, 6), '5 of 40 trips'],
  [many(0, 3), many(0, 3), '3 examples'],
  [many(0, 1), many(0, 3), '1 of 3 examples'],
  [many(0), many(0, 1), '0 of 1 example'],
])('%j of %j are said as "%s"', (found, total, text) => {
  expect(joinParts(countParts(found, total, 'en-US', 'en'))).toBe(text);
});

test('each number is a piece of its own, as the locale writes it', () => {
  expect(countParts(many(5), many(1234), 'de-DE', 'en')).toEqual([
    { written: '5' },
    ' of ',
    { written: '1.234' },
    ' trips',
  ]);
  expect(resultParts(1234, many(2000, 1), 'de-DE', 'en')).toEqual([{ written: '1.234' }, ' results']);
  expect(resultParts(1, many(2000), 'de-DE', 'en')).toEqual([{ written: '1' }, ' trip']);
});

test('an example is never counted as a trip', () => {
  expect(countListings([{ sample: true }, { sample: false }, { sample: true }])).toEqual(many(1, 2));
});
