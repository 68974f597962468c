import { describe, expect, test } from 'vitest';
import { breakEvenPeople, COMPARED_PEOPLE, comparePrices } from '../../../src/lib/pricing/price-comparison.ts';

const SHARED = { code: 'SV-PPS-PBT', plan: { base: 17, extra: 17, inc: 1, currency: 'USD' }, maxPeople: 8 };
const VAN = { code: 'PV-PPS-PBT', plan: { base: 150, extra: 0, inc: 8, currency: 'USD' }, maxPeople: 8 };
const RIVER = { code: 'PV-PPUR-PPS-PBT', plan: { base: 374, extra: 40, inc: 2, currency: 'USD' }, maxPeople: 8 };
const ROWS = comparePrices([SHARED, VAN, RIVER]);

describe('Puerto Princesa to Port Barton for 1 to 10 people (specification, section 9, Pricing)', () => {
  test.each([
    [1, 17, 150, 374, 'SV-PPS-PBT'],
    [2, 34, 150, 374, 'SV-PPS-PBT'],
    [3, 51, 150, 414, 'SV-PPS-PBT'],
    [4, 68, 150, 454, 'SV-PPS-PBT'],
    [5, 85, 150, 494, 'SV-PPS-PBT'],
    [6, 102, 150, 534, 'SV-PPS-PBT'],
    [7, 119, 150, 574, 'SV-PPS-PBT'],
    [8, 136, 150, 614, 'SV-PPS-PBT'],
    [9, 153, 300, 948, 'SV-PPS-PBT'],
    [10, 170, 300, 988, 'SV-PPS-PBT'],
  ])('%d people pay %d, %d or %d; the cheapest is %s', (people, shared, van, river, cheapest) => {
    const row = ROWS.find((candidate) => candidate.people === people);
    expect(row?.prices.map(({ total }) => total)).toEqual([shared, van, river]);
    expect(row?.cheapest).toEqual([cheapest]);
  });

  test('are ten rows in order', () => {
    expect(COMPARED_PEOPLE).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ROWS.map(({ people }) => people)).toEqual(COMPARED_PEOPLE);
  });
});

describe('the cheapest option', () => {
  test('is shared by all that cost the same', () => {
    const twin = { ...SHARED, code: 'TWIN' };
    expect(comparePrices([SHARED, twin, VAN])[0]?.cheapest).toEqual(['SV-PPS-PBT', 'TWIN']);
  });

  test('is the only one where there is one', () => {
    expect(comparePrices([VAN]).every(({ cheapest }) => cheapest.join() === 'PV-PPS-PBT')).toBe(true);
  });

  test('is none where there are no options', () => {
    expect(comparePrices([]).map(({ cheapest }) => cheapest)).toEqual(Array.from({ length: 10 }, () => []));
  });
});

describe('the group from which an option costs no more', () => {
  const seat = { ...SHARED, plan: { base: 40, extra: 40, inc: 1, currency: 'USD' } };
  const van = { ...VAN, plan: { base: 160, extra: 0, inc: 8, currency: 'USD' } };

  test.each([
    ['four, where four seats cost as much as the van', [seat, van], 1, 0, 4],
    ['one, where it is cheaper from the start', [seat, van], 0, 1, 1],
    ['one, beside itself', [seat, van], 0, 0, 1],
    ['none, where it is dearer up to ten', [SHARED, RIVER], 1, 0, null],
    ['none, beside an option that is not there', [seat, van], 0, 7, null],
    ['none, where it is not there itself', [seat, van], 7, 0, null],
  ])('is %s', (_name, options, a, b, people) => {
    expect(breakEvenPeople(comparePrices(options), a, b)).toBe(people);
  });

  test('is none without rows', () => {
    expect(breakEvenPeople([], 0, 1)).toBeNull();
  });
});
