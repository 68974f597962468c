import { describe, expect, test } from 'vitest';
import type { Fleet } from '../../../src/lib/catalogue/fleet.schema.ts';
import type { ListingSource } from '../../../src/lib/catalogue/listing.schema.ts';
import type { ContentLibrary } from '../../../src/lib/content-validation/content-library.ts';
import { fleetProblems, freeSaleListings } from '../../../src/lib/content-validation/fleet-validation.ts';
import { aFile, aLibrary, withChanged } from '../../fixtures/builders/a-library.ts';
import { aPool } from '../../fixtures/builders/a-pool.ts';

const VANS = aPool({ id: 'vans', providerId: 'adsts', units: 3, seats: 10 });

function libraryWith(capacity: ListingSource['capacity'], pools: Fleet['pools'] = [VANS]): ContentLibrary {
  const library = aLibrary({ fleet: aFile('settings', 'fleet', { pools }) });
  // A private van for eight.
  return withChanged('listings', 'PV-PPS-ELN', (data) => ({ ...data, ...(capacity && { capacity }) }), library);
}

const found = (library: ContentLibrary) => fleetProblems(library).map(({ field, found: what }) => `${field}: ${what}`);

describe('listings and the vehicles that they share (specification.md#pools)', () => {
  test('fit where the pool has what the listing sells', () => {
    expect(found(libraryWith({ units: 3, seats: 8, pool: 'vans' }))).toEqual([]);
  });

  test.each([
    ['fewer seats than one booking may take', { units: 1, seats: 7, pool: 'vans' }, ['capacity.seats: 7']],
    ['more seats than a vehicle of the pool has', { units: 1, seats: 12, pool: 'vans' }, ['capacity.seats: 12']],
    ['more vehicles than the pool has', { units: 4, seats: 8, pool: 'vans' }, ['capacity.units: 4']],
  ])('do not fit with %s', (_what, capacity, expected) => {
    expect(found(libraryWith(capacity))).toEqual(expected);
  });

  test('do not fit with a pool that does not exist, and the pools that do are named', () => {
    const [unknown, unused] = fleetProblems(libraryWith({ units: 1, seats: 8, pool: 'buses' }));
    expect(unknown).toMatchObject({ field: 'capacity.pool', found: '"buses"', allowed: 'one of vans' });
    expect(unused).toMatchObject({ field: 'pools.0.id', found: '"vans", which no listing uses' });
  });

  test('of private trips need a pool, or every half hour would find a van of its own', () => {
    expect(found(libraryWith({ units: 1, seats: 8 }, []))).toEqual(['capacity.pool: nothing']);
  });

  test('are pools of a company that exists, each with an id of its own', () => {
    const pools = [VANS, aPool({ id: 'vans', providerId: 'nobody' })];
    expect(found(libraryWith({ units: 1, seats: 8, pool: 'vans' }, pools))).toEqual([
      'pools.1.id: "vans" again',
      'pools.1.providerId: "nobody"',
    ]);
  });
});

test('listings that nobody counts are named for the build, drafts left out (specification.md#capacity)', () => {
  const capacity = { units: 1, seats: 8 };
  expect(
    freeSaleListings([
      { code: 'PV-B', status: 'PUBLISHED' },
      { code: 'PV-A', status: 'PUBLISHED' },
      { code: 'PV-C', status: 'PUBLISHED', capacity },
      { code: 'PV-D', status: 'DRAFT' },
    ]),
  ).toEqual(['PV-A', 'PV-B']);
});
