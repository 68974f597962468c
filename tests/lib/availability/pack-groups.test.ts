import { describe, expect, test } from 'vitest';
import { groupsFit, largestGroupBeside, seatGroups, unitsNeeded } from '../../../src/lib/availability/pack-groups.ts';
import { seededRandom } from '../../../src/lib/catalogue/random.ts';

describe('sharing groups out over vehicles (specification.md#places-of-a-departure)', () => {
  test('never splits a group: two boats of ten take no third group of six', () => {
    expect(groupsFit([6, 6], 2, 10)).toBe(true);
    expect(groupsFit([6, 6, 6], 2, 10)).toBe(false);
  });

  test('finds the one way in which groups fill every place', () => {
    expect(groupsFit([6, 5, 5, 4], 2, 10)).toBe(true);
    // Largest first into the first vehicle with room would need a third one here.
    expect(groupsFit([4, 3, 3, 2, 2, 2, 2, 2], 2, 10)).toBe(true);
    expect(seatGroups([6, 5, 5, 4], 2, 10)?.map((vehicle) => vehicle.toSorted())).toEqual(
      expect.arrayContaining([
        [0, 3],
        [1, 2],
      ]),
    );
  });

  test('uses as few vehicles as the groups need', () => {
    expect(unitsNeeded([], 10)).toBe(0);
    expect(unitsNeeded([1], 10)).toBe(1);
    expect(unitsNeeded([6, 6, 4, 4], 10)).toBe(2);
    expect(unitsNeeded([6, 6, 6], 10)).toBe(3);
    expect(unitsNeeded([23], 10)).toBe(3);
  });

  test('says which group still fits', () => {
    expect(largestGroupBeside([], 2, 10)).toBe(10);
    expect(largestGroupBeside([7, 6], 2, 10)).toBe(4);
    expect(largestGroupBeside([10, 10], 2, 10)).toBe(0);
    expect(largestGroupBeside([7, 6, 7], 2, 10)).toBe(0);
    expect(largestGroupBeside([], 0, 10)).toBe(0);
  });

  test('places everybody once, and no vehicle is overfull, for a thousand random departures', () => {
    const random = seededRandom('departures');
    for (let round = 0; round < 1000; round += 1) {
      const units = 1 + Math.floor(random() * 4);
      const groups = Array.from({ length: Math.floor(random() * 14) }, () => 1 + Math.floor(random() * 8));
      const vehicles = seatGroups(groups, units, 10);
      if (vehicles === null) continue;
      expect(vehicles.flat().toSorted((a, b) => a - b)).toEqual(groups.map((_, index) => index));
      expect(vehicles.length).toBeLessThanOrEqual(units);
      for (const vehicle of vehicles) {
        expect(vehicle.reduce((sum, index) => sum + (groups[index] ?? 0), 0)).toBeLessThanOrEqual(10);
      }
    }
  });

  test('gives the same answer in whatever order groups come, and none gets worse when one leaves', () => {
    const random = seededRandom('orders');
    for (let round = 0; round < 300; round += 1) {
      const groups = Array.from({ length: 1 + Math.floor(random() * 9) }, () => 1 + Math.floor(random() * 10));
      const shuffled = groups.toSorted(() => random() - 0.5);
      const needed = unitsNeeded(groups, 10);
      expect(unitsNeeded(shuffled, 10)).toBe(needed);
      expect(unitsNeeded(groups.slice(1), 10)).toBeLessThanOrEqual(needed);
    }
  });
});
