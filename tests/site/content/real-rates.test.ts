import { describe, expect, test } from 'vitest';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { library, catalogue } = readRealContent();
const sources = new Map(library.listings.map(({ data }) => [data.code, data]));

/**
 * Code, then base/extra/inc before markup, then base and extra in US dollars. The markup is 1.15,
 * rounded half up.
 */
type Row = readonly [code: string, base: number, extra: number, inc: number, priceUsd: number, extraUsd: number];

const SHARED: readonly Row[] = [
  ['SV-PPS-ELN', 14, 14, 1, 16, 16],
  ['SV-ELN-PPS', 14, 14, 1, 16, 16],
  ['SV-PPS-PBT', 15, 15, 1, 17, 17],
  ['SV-PBT-PPS', 15, 15, 1, 17, 17],
  ['SV-PBT-ELN', 15, 15, 1, 17, 17],
  ['SV-ELN-PBT', 16, 16, 1, 18, 18],
];

/**
 * Reading one where given, else reading two; a missing mirror equals its given direction
 * (specification.md#base-rates).
 */
const PRIVATE_VANS: readonly Row[] = [
  ['PV-SVC-SAB', 170, 0, 8, 196, 0],
  ['PV-SAB-SVC', 180, 0, 8, 207, 0],
  ['PV-PPS-ELN', 150, 0, 8, 173, 0],
  ['PV-ELN-PPS', 150, 0, 8, 173, 0],
  ['PV-ELN-PBT', 140, 0, 8, 161, 0],
  ['PV-PBT-ELN', 145, 0, 8, 167, 0],
  ['PV-SAB-ELN', 195, 0, 8, 224, 0],
  ['PV-ELN-SAB', 195, 0, 8, 224, 0],
  ['PV-PPS-SAB', 99, 0, 8, 114, 0],
  ['PV-SAB-PPS', 99, 0, 8, 114, 0],
  ['PV-PBT-PPS', 150, 0, 8, 173, 0],
  ['PV-PPS-PBT', 130, 0, 8, 150, 0],
  ['PV-PPS-SVC', 150, 0, 8, 173, 0],
  ['PV-SVC-PPS', 150, 0, 8, 173, 0],
  ['PV-SAB-PBT', 180, 0, 8, 207, 0],
  ['PV-PBT-SAB', 180, 0, 8, 207, 0],
  ['PV-ELN-SVC', 160, 0, 8, 184, 0],
  ['PV-SVC-ELN', 160, 0, 8, 184, 0],
];

const UNDERGROUND_RIVER: readonly Row[] = [
  ['PV-PPUR', 260, 24, 2, 299, 28],
  ['PV-PPUR-SAB-ELN', 325, 35, 2, 374, 40],
  ['PV-PPUR-PPS-ELN', 325, 35, 2, 374, 40],
  ['PV-PPUR-PPS-PBT', 325, 35, 2, 374, 40],
  ['PV-PPUR-SVC-PPS', 340, 35, 2, 391, 40],
  ['PV-PPUR-ELN-SAB', 290, 35, 2, 334, 40],
  ['PV-PPUR-PBT-PPS', 290, 35, 2, 334, 40],
  ['PV-PPUR-ELN-PPS', 325, 35, 2, 374, 40],
  ['PV-PPUR-PPS-SVC', 340, 35, 2, 391, 40],
];

const CITY_TOURS: readonly Row[] = [
  ['PV-CTAM', 99, 12, 2, 114, 14],
  ['PV-CTPM', 99, 12, 2, 114, 14],
];

const JOINING_TOURS: readonly Row[] = [
  ['JT-ELN-A', 25.99, 25.99, 1, 30, 30],
  ['JT-ELN-B', 25.99, 25.99, 1, 30, 30],
  ['JT-ELN-C', 28.99, 28.99, 1, 33, 33],
  ['JT-ELN-D', 25.99, 25.99, 1, 30, 30],
  ['JT-PPUR', 34.99, 34.99, 1, 40, 40],
  ['JT-HB', 33, 33, 1, 38, 38],
  ['JT-CTAM', 15, 15, 1, 17, 17],
  ['JT-CTPM', 15, 15, 1, 17, 17],
];

const BOATS: readonly Row[] = [
  ['PrivBoat-ELN-A', 330, 45, 2, 380, 52],
  ['PrivBoat-ELN-B', 320, 45, 2, 368, 52],
  ['PrivBoat-ELN-C', 360, 45, 2, 414, 52],
  ['PrivBoat-ELN-D', 320, 45, 2, 368, 52],
  ['PrivBoat-HB', 230, 35, 2, 265, 40],
];

const GROUPS = [
  ['shared transfers', 6, 'SHARED_TRANSFER', SHARED],
  ['private vans', 18, 'PRIVATE_TRANSFER', PRIVATE_VANS],
  ['private vans with Underground River', 9, 'PRIVATE_TRANSFER_WITH_TOUR', UNDERGROUND_RIVER],
  ['private city tours', 2, 'PRIVATE_TRANSFER_WITH_TOUR', CITY_TOURS],
  ['joining tours', 8, 'JOINING_TOUR', JOINING_TOURS],
  ['private boats', 5, 'PRIVATE_BOAT_TOUR', BOATS],
] as const;

const ALL: readonly Row[] = GROUPS.flatMap(([, , , rows]) => rows);

describe('every listing of the catalogue (specification.md#base-rates)', () => {
  test.each(GROUPS)('is sold among %s, which are %i of type %s', (_name, count, type, rows) => {
    expect(rows).toHaveLength(count);
    expect(rows.map(([code]) => catalogue.listingByCode.get(code)?.listingType)).toEqual(Array(count).fill(type));
  });

  test('there are no others but samples', () => {
    const known = ALL.map(([code]) => code);
    expect(catalogue.listings.filter(({ code, sample }) => !sample && !known.includes(code))).toEqual([]);
  });

  test('the three types without examples have samples only (specification.md#listing-types)', () => {
    const types = ['AIRPORT_TRANSFER', 'TOUR_PACKAGE_LOCAL', 'TOUR_PACKAGE_INTL'];
    const samples = catalogue.listings.filter(({ sample }) => sample);
    expect([...new Set(samples.map(({ listingType }) => listingType))].toSorted()).toEqual(types.toSorted());
    expect(samples.length).toBeGreaterThanOrEqual(3);
  });

  test('a routed code names its origin and destination (specification.md#places)', () => {
    const wrong = catalogue.listings.filter(({ code, origin, destination }) => {
      const [, from, to] = /^(?:SV|PV|PV-PPUR)-([A-Z]{3})-([A-Z]{3})$/.exec(code) ?? [null, origin, destination];
      return from !== origin || to !== destination;
    });
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });
});

describe('rates before markup (specification.md#price-rule; specification.md#base-rates)', () => {
  test.each(ALL)('%s is %d/%d/%i', (code, base, extra, inc) => {
    expect(sources.get(code)?.ratePlan).toEqual({ base, extra, inc });
  });
});

describe('prices with a markup of 1.15, half up (specification.md#price-rule; specification.md#base-rates)', () => {
  test.each(ALL.map(([code, , , inc, priceUsd, extraUsd]) => [code, priceUsd, extraUsd, inc] as const))(
    '%s costs %i, and %i for each one more',
    (code, base, extra, inc) => {
      expect(catalogue.listingByCode.get(code)?.price).toEqual({ base, extra, inc, currency: 'USD' });
    },
  );
});

describe('capacity (specification.md#capacity)', () => {
  test.each(PRIVATE_VANS.map(([code]) => code))('%s takes the 8 people that its price includes, at most 10', (code) => {
    expect(catalogue.listingByCode.get(code)?.maxPeople).toBeGreaterThanOrEqual(8);
    expect(catalogue.listingByCode.get(code)?.maxPeople).toBeLessThanOrEqual(10);
  });
});
