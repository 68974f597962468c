import { describe, expect, test } from 'vitest';
import { isPricedPerPerson, isRoundTrip, thumbnailOf } from '../../../src/lib/catalogue/listing.ts';

describe('prices per person (specification.md#base-rates: extra = base, inc = 1)', () => {
  test.each([
    ['a shared seat', { base: 15, extra: 15, inc: 1 }, true],
    ['a joining tour', { base: 25.99, extra: 25.99, inc: 1 }, true],
    ['a whole van', { base: 150, extra: 0, inc: 8 }, false],
    ['a private boat', { base: 330, extra: 45, inc: 2 }, false],
    ['a car for one with extras', { base: 30, extra: 10, inc: 1 }, false],
    ['two at the price of one more', { base: 30, extra: 30, inc: 2 }, false],
  ])('%s: %j is %s', (_name, ratePlan, perPerson) => {
    expect(isPricedPerPerson({ ratePlan })).toBe(perPerson);
  });
});

describe('thumbnails (specification.md#derived-listing-fields)', () => {
  test("are the listing's own choice", () => {
    expect(thumbnailOf({ thumbnail: 'VAN/3', images: ['UR', 'VAN'] })).toBe('VAN/3');
  });

  test('are the first of the first group without one', () => {
    expect(thumbnailOf({ images: ['UR', 'VAN'] })).toBe('UR/1');
  });
});

test.each([
  ['PPS', 'PPS', true],
  ['PPS', 'ELN', false],
])('a trip from %s to %s ends where it began: %s', (origin, destination, roundTrip) => {
  expect(isRoundTrip({ origin, destination })).toBe(roundTrip);
});
