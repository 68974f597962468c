import { describe, expect, test } from 'vitest';
import { COMPARED_PEOPLE, comparePrices } from '../../../src/lib/money/price-comparison.ts';

const SHARED = { code: 'SV-PPS-PBT', plan: { base: 17, extra: 17, inc: 1, currency: 'USD' }, maxPeople: 8 };
const VAN = { code: 'PV-PPS-PBT', plan: { base: 150, extra: 0, inc: 8, currency: 'USD' }, maxPeople: 8 };
const RIVER = { code: 'PV-PPUR-PPS-PBT', plan: { base: 374, extra: 40, inc: 2, currency: 'USD' }, maxPeople: 8 };
const ROWS = comparePrices([SHARED, VAN, RIVER]);

describe('Puerto Princesa to Port Barton for 1 to 10 people (specification.md#price-rule)', () => {
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
