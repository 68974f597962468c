import { describe, expect, test } from 'vitest';
import { groupPrice, vehiclePrice } from '../../../src/lib/money/group-price.ts';

const USD = 'USD';
const BOAT_A = { base: 380, extra: 52, inc: 2, currency: USD };
const SEAT = { base: 17, extra: 17, inc: 1, currency: USD };
const VAN = { base: 173, extra: 0, inc: 8, currency: USD };
const RIVER = { base: 374, extra: 40, inc: 2, currency: USD };
const CITY = { base: 114, extra: 14, inc: 2, currency: USD };
const NO_GROUPS = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '2', null, undefined] as never[];

describe('the price of a group (specification.md#price-rule)', () => {
  test.each([
    ['includes one person', BOAT_A, 1, 380],
    ['includes the second person', BOAT_A, 2, 380],
    ['charges extra for the third', BOAT_A, 3, 432],
    ['charges extra for each above the included ones', BOAT_A, 10, 796],
    ['is one seat for one', SEAT, 1, 17],
    ['is a seat for each', SEAT, 4, 68],
    ['is the same van for one', VAN, 1, 173],
    ['is the same van for eight', VAN, 8, 173],
    ['is the same van for ten', VAN, 10, 173],
    ['includes the second person with the Underground River', RIVER, 2, 374],
    ['charges extra for the third to fifth with the Underground River', RIVER, 5, 494],
    ['of a city tour is counted for six', CITY, 6, 170],
    ['is counted in pesos too', { base: 21_692, extra: 2320, inc: 2, currency: 'PHP' }, 5, 28_652],
  ])('%s', (_name, plan, people, price) => {
    expect(groupPrice(plan, people)).toBe(price);
  });

  test('never falls as people are added', () => {
    for (const plan of [BOAT_A, SEAT, VAN, RIVER, CITY]) {
      for (let people = 1; people < 60; people += 1) {
        expect(groupPrice(plan, people + 1)).toBeGreaterThanOrEqual(groupPrice(plan, people));
      }
    }
  });

  test.each(NO_GROUPS)('is refused for %j people', (people) => {
    expect(() => groupPrice(BOAT_A, people)).toThrow(new RangeError('People must be a whole number of 1 or more'));
  });
});

describe('a group larger than one vehicle (specification.md#capacity)', () => {
  test.each([
    ['fits the included eight in one van', VAN, 8, 8, { total: 173, vehicles: 1 }],
    ['needs a second van for the ninth', VAN, 8, 9, { total: 346, vehicles: 2 }],
    ['needs a second van for ten where a van takes eight', VAN, 8, 10, { total: 346, vehicles: 2 }],
    ['fits ten where a van takes ten', VAN, 10, 10, { total: 173, vehicles: 1 }],
    ['fills two vans with sixteen', VAN, 8, 16, { total: 346, vehicles: 2 }],
    ['needs a third for seventeen', VAN, 8, 17, { total: 519, vehicles: 3 }],
    ['pays each seat once, however many vans', SEAT, 8, 10, { total: 170, vehicles: 2 }],
    ['splits eleven into five and six on two boats', BOAT_A, 10, 11, { total: 1124, vehicles: 2 }],
    ['splits twelve into six and six on two boats', BOAT_A, 10, 12, { total: 1176, vehicles: 2 }],
    ['of one is one vehicle', RIVER, 8, 1, { total: 374, vehicles: 1 }],
    ['pays one vehicle each where only one fits', CITY, 1, 3, { total: 342, vehicles: 3 }],
  ])('%s', (_name, plan, maxPeople, people, price) => {
    expect(vehiclePrice(plan, maxPeople, people)).toEqual(price);
  });

  test('costs what one vehicle costs while it fits', () => {
    for (const plan of [BOAT_A, SEAT, VAN, RIVER, CITY]) {
      for (let people = 1; people <= 10; people += 1) {
        expect(vehiclePrice(plan, 10, people)).toEqual({ total: groupPrice(plan, people), vehicles: 1 });
      }
    }
  });

  test('never gets cheaper as people are added', () => {
    for (const plan of [BOAT_A, SEAT, VAN, RIVER, CITY]) {
      for (const maxPeople of [8, 10]) {
        for (let people = 1; people < 60; people += 1) {
          const [before, after] = [vehiclePrice(plan, maxPeople, people), vehiclePrice(plan, maxPeople, people + 1)];
          expect(after.total).toBeGreaterThanOrEqual(before.total);
          expect(after.vehicles).toBeGreaterThanOrEqual(before.vehicles);
        }
      }
    }
  });

  test.each(NO_GROUPS)('is refused for %j people', (people) => {
    expect(() => vehiclePrice(VAN, 8, people)).toThrow(new RangeError('People must be a whole number of 1 or more'));
  });

  test.each([0, -8, Number.NaN])('is refused where a vehicle takes %d people', (maxPeople) => {
    expect(() => vehiclePrice(VAN, maxPeople, 4)).toThrow(RangeError);
  });
});
