import { describe, expect, test } from 'vitest';
import { groupQuote, type Offer, offerText, parseOffer } from '../../../src/lib/money/offer.ts';
import { peopleText, stepPeople } from '../../../src/lib/money/people.ts';

const seat: Offer = { priceUsd: 16, extraUsd: 16, inc: 1, maxPeople: 8, fleetNoun: 'bookings' };
const van: Offer = { priceUsd: 173, extraUsd: 0, inc: 8, maxPeople: 8, fleetNoun: 'vans' };
const boat: Offer = { priceUsd: 380, extraUsd: 52, inc: 2, maxPeople: 10, fleetNoun: 'boats' };

describe('what a group pays (specification.md#price-rule)', () => {
  test.each([
    [seat, 1, 16, 16, 'each'],
    [seat, 5, 80, 16, 'each'],
    [seat, 10, 160, 16, 'each, in 2 bookings'],
    [van, 5, 173, 35, 'each, rounded up'],
    [van, 9, 346, 39, 'each, rounded up, in 2 vans'],
    [van, 20, 519, 26, 'each, rounded up, in 3 vans'],
    [boat, 2, 380, 190, 'each'],
    [boat, 4, 484, 121, 'each'],
    [boat, 11, 760 + 52 * 7, 103, 'each, rounded up, in 2 boats'],
  ])('%j for %i people is %i in all, %i %s', (offer, people, totalUsd, shareUsd, shareNote) => {
    expect(groupQuote([offer], people, 'en')).toEqual({ people, totalUsd, shareUsd, shareNote, cheapest: [0] });
  });

  test('is that of the cheapest offer', () => {
    expect(groupQuote([seat, van], 5, 'en')).toMatchObject({ totalUsd: 80, cheapest: [0] });
    expect(groupQuote([boat, van], 5, 'en')).toMatchObject({ totalUsd: 173, cheapest: [1] });
  });

  test('is shared by offers that cost the same', () => {
    expect(groupQuote([van, seat, van], 20, 'en')?.cheapest).toEqual([1]);
    expect(groupQuote([van, van], 5, 'en')?.cheapest).toEqual([0, 1]);
  });

  test('is nothing where nothing is offered', () => {
    expect(groupQuote([], 2, 'en')).toBeNull();
  });
});

test('an offer is read as it was written', () => {
  for (const offer of [seat, van, boat]) expect(parseOffer(offerText(offer))).toEqual(offer);
  expect(offerText(van)).toBe('173 0 8 8 vans');
});

test.each(['', '173 0 8', '173 0 8 8 cars', '173 0 0 8 vans', '173 0 8 0 vans', '-1 0 8 8 vans', '1.5 0 8 8 vans'])(
  '"%s" is no offer',
  (text) => {
    expect(parseOffer(text)).toBeNull();
  },
);

test('a group has 1 to 20 people', () => {
  expect([stepPeople(1, -1), stepPeople(2, 1), stepPeople(20, 1)]).toEqual([1, 3, 20]);
  expect([peopleText(1, 'en'), peopleText(5, 'en')]).toEqual(['1 person', '5 people']);
});
