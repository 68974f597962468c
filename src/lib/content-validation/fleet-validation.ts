import type { Pool } from '../catalogue/fleet.schema.ts';
import type { ListingSource } from '../catalogue/listing.schema.ts';
import { isPricedPerPerson } from '../catalogue/listing.ts';
import type { ContentFile, ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';

type ListingFile = ContentFile<ListingSource>;

/** What is wrong between listings and the vehicles that they draw on (specification.md#pools). */
export function fleetProblems({ listings, fleet, providers }: ContentLibrary): ContentProblem[] {
  const pools = new Map(fleet.data.pools.map((pool) => [pool.id, pool]));
  return [
    ...listings.flatMap((listing) => listingFleetProblems(listing, pools)),
    ...fleet.data.pools.flatMap((pool, index) =>
      poolProblems(pool, index, fleet.file, {
        providers: providers.map(({ data }) => data.id),
        listings: listings.map(({ data }) => data),
        earlier: fleet.data.pools.slice(0, index),
      }),
    ),
  ];
}

/** Listings that nobody counts, for one line of the build's output. */
export function freeSaleListings(listings: readonly Pick<ListingSource, 'code' | 'capacity' | 'status'>[]): string[] {
  return listings
    .filter(({ capacity, status }) => !capacity && status === 'PUBLISHED')
    .map(({ code }) => code)
    .toSorted();
}

function listingFleetProblems({ file, data }: ListingFile, pools: ReadonlyMap<string, Pool>): ContentProblem[] {
  const { capacity, maxPeople, sample } = data;
  if (!capacity) return [];
  const problem = (field: string, found: string, allowed: string): ContentProblem => ({ file, field, found, allowed });
  const pool = capacity.pool === undefined ? undefined : pools.get(capacity.pool);
  const needsPool = capacity.pool === undefined && !isPricedPerPerson(data) && !sample;
  return [
    ...(capacity.seats < maxPeople
      ? [problem('capacity.seats', String(capacity.seats), `${maxPeople} or more: one booking may take so many`)]
      : []),
    ...(needsPool
      ? [
          problem(
            'capacity.pool',
            'nothing',
            'a pool: private trips leave at any hour and would find a vehicle each time',
          ),
        ]
      : []),
    ...(capacity.pool !== undefined && !pool
      ? [problem('capacity.pool', `"${capacity.pool}"`, `one of ${[...pools.keys()].join(', ')}`)]
      : []),
    ...(pool && capacity.units > pool.units
      ? [problem('capacity.units', String(capacity.units), `at most ${pool.units}: "${pool.id}" has no more`)]
      : []),
    ...(pool && capacity.seats > pool.seats
      ? [problem('capacity.seats', String(capacity.seats), `at most ${pool.seats}: one of "${pool.id}" has no more`)]
      : []),
  ];
}

interface PoolContext {
  readonly providers: readonly string[];
  readonly listings: readonly ListingSource[];
  /** Pools above it in the file. */
  readonly earlier: readonly Pool[];
}

function poolProblems(
  { id, providerId }: Pool,
  index: number,
  file: string,
  { providers, listings, earlier }: PoolContext,
): ContentProblem[] {
  const problem = (field: string, found: string, allowed: string): ContentProblem => ({
    file,
    field: `pools.${index}.${field}`,
    found,
    allowed,
  });
  return [
    ...(earlier.some((other) => other.id === id)
      ? [problem('id', `"${id}" again`, 'an id that no other pool has')]
      : []),
    ...(providers.includes(providerId)
      ? []
      : [problem('providerId', `"${providerId}"`, `one of ${providers.join(', ')}`)]),
    ...(listings.some(({ capacity }) => capacity?.pool === id)
      ? []
      : [problem('id', `"${id}", which no listing uses`, 'a pool that a listing names in `capacity.pool`, or none')]),
  ];
}
