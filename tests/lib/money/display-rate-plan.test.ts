import { describe, expect, test } from 'vitest';
import { displayRatePlan } from '../../../src/lib/money/display-rate-plan.ts';

type Row = readonly [listing: string, base: number, extra: number, inc: number, shownBase: number, shownExtra: number];

const SHARED: readonly Row[] = [
  ['SV-PPS-PBT', 15, 15, 1, 17, 17],
  ['SV-ELN-PPS', 14, 14, 1, 16, 16],
  ['SV-PBT-ELN', 15, 15, 1, 17, 17],
  ['SV-PBT-PPS', 15, 15, 1, 17, 17],
  ['SV-ELN-PBT', 16, 16, 1, 18, 18],
];

const JOINING: readonly Row[] = [
  ['El Nido tour A', 25.99, 25.99, 1, 30, 30],
  ['El Nido tour B', 25.99, 25.99, 1, 30, 30],
  ['El Nido tour C', 28.99, 28.99, 1, 33, 33],
  ['El Nido tour D', 25.99, 25.99, 1, 30, 30],
  ['Underground River', 34.99, 34.99, 1, 40, 40],
  ['Honda Bay', 33, 33, 1, 38, 38],
  ['city tour', 15, 15, 1, 17, 17],
];

const PRIVATE_TOURS: readonly Row[] = [
  ['boat tour A', 330, 45, 2, 380, 52],
  ['boat tours El Nido B and D', 320, 45, 2, 368, 52],
  ['boat tour El Nido C', 360, 45, 2, 414, 52],
  ['Honda Bay boat', 230, 35, 2, 265, 40],
  ['city tour', 99, 12, 2, 114, 14],
];

const UNDERGROUND_RIVER: readonly Row[] = [
  ['PV-PPUR', 260, 24, 2, 299, 28],
  ['Sabang-El Nido', 325, 35, 2, 374, 40],
  ['PPS-El Nido', 325, 35, 2, 374, 40],
  ['PPS-Port Barton', 325, 35, 2, 374, 40],
  ['San Vicente-PPS', 340, 35, 2, 391, 40],
  ['ELN-SAB', 290, 35, 2, 334, 40],
  ['PBT-PPS', 290, 35, 2, 334, 40],
  ['ELN-PPS', 325, 35, 2, 374, 40],
  ['PPS-SVC', 340, 35, 2, 391, 40],
];

const PRIVATE_VANS: readonly Row[] = [
  ['SVC-SAB', 170, 0, 8, 196, 0],
  ['PPS-ELN', 150, 0, 8, 173, 0],
  ['ELN-PBT', 140, 0, 8, 161, 0],
  ['PBT-ELN (reading two)', 145, 0, 8, 167, 0],
  ['SAB-ELN', 195, 0, 8, 224, 0],
  ['ELN-SAB', 195, 0, 8, 224, 0],
  ['PPS-SAB', 99, 0, 8, 114, 0],
  ['SAB-PPS (reading two)', 99, 0, 8, 114, 0],
  ['PBT-PPS', 150, 0, 8, 173, 0],
  ['PPS-SVC', 150, 0, 8, 173, 0],
  ['SAB-SVC', 180, 0, 8, 207, 0],
  ['SAB-PBT', 180, 0, 8, 207, 0],
  ['PBT-SAB (reading two)', 180, 0, 8, 207, 0],
  ['ELN-SVC (reading two)', 160, 0, 8, 184, 0],
  ['SVC-PPS (reading two)', 150, 0, 8, 173, 0],
  ['PPS-PBT (reading two)', 130, 0, 8, 150, 0],
  ['SVC-ELN (reading two)', 160, 0, 8, 184, 0],
];

describe.each([
  ['shared transfers', SHARED],
  ['joining tours', JOINING],
  ['private tours and boats', PRIVATE_TOURS],
  ['transfers with the Underground River', UNDERGROUND_RIVER],
  ['private vans', PRIVATE_VANS],
])('%s has the markup of 1.15 (specification.md#price-rule)', (_group, rows) => {
  test.each(rows)('%s: %d/%d/%d is shown as %d/%d', (_listing, base, extra, inc, shownBase, shownExtra) => {
    expect(displayRatePlan({ base, extra, inc }, '1.15')).toEqual({
      base: shownBase,
      extra: shownExtra,
      inc,
      currency: 'USD',
    });
  });
});

describe('another markup (specification.md#price-rule: configurable)', () => {
  test.each([
    ['1', 330, 45],
    ['1.0', 330, 45],
    ['1.2', 396, 54],
    ['1.155', 381, 52],
    ['0.5', 165, 23],
    ['2', 660, 90],
    ['0', 0, 0],
  ])('of %s shows 330/45 as %d/%d', (markup, base, extra) => {
    expect(displayRatePlan({ base: 330, extra: 45, inc: 2 }, markup)).toEqual({ base, extra, inc: 2, currency: 'USD' });
  });

  test.each(['', 'free', '-1.15', '1,15', '115%', 'NaN', 'Infinity', null as never])('of %j is refused', (markup) => {
    expect(() => displayRatePlan({ base: 330, extra: 45, inc: 2 }, markup)).toThrow(
      new RangeError('Invalid number string'),
    );
  });
});
