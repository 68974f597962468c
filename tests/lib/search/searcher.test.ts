import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '../../../src/lib/catalogue/catalogue-entry.schema.ts';
import { LISTING_TYPE_NAMES } from '../../../src/lib/catalogue/listing-type.ts';
import { pickOne, sample, seededRandom } from '../../../src/lib/catalogue/random.ts';
import { FACETS, type Facet } from '../../../src/lib/search/facets.ts';
import { priceBounds } from '../../../src/lib/search/price-range.ts';
import type { SearchCriteria } from '../../../src/lib/search/search-criteria.ts';
import { createSearcher } from '../../../src/lib/search/searcher.ts';
import { DEFAULT_SORT, SORT_ORDERS, sortListings } from '../../../src/lib/search/sort-listings.ts';
import { aCatalogueEntry } from '../../fixtures/a-catalogue-entry.ts';
import { foundBySearcher } from '../../fixtures/found-by-searcher.ts';
import { manyEntries } from '../../fixtures/many-entries.ts';

/** Criteria drawn at random. */
function someCriteria(seed: string): SearchCriteria {
  const random = seededRandom(seed);
  const maybe = <Item>(items: readonly Item[]) => (random() < 0.5 ? pickOne(items, random) : undefined);
  const drawn = {
    origin: maybe(['PPS', 'ELN', 'XXX']),
    destination: maybe(['PPS', 'SVC']),
    types: maybe([sample(LISTING_TYPE_NAMES, 3, random), []]),
    minPrice: maybe([0, 100, 600]),
    maxPrice: maybe([50, 500, 1000]),
    provider: maybe(['zion', 'DSPal']),
    hasHighlights: maybe([true]),
  };
  return Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)) as SearchCriteria;
}

/**
 * Whether a listing meets criteria without words, one listing at a time: the plainest way to say
 * what columns and counts must agree with.
 */
function meets(entry: CatalogueEntry, criteria: SearchCriteria): boolean {
  const { origin, destination, types = [], provider, hasHighlights } = criteria;
  const { from, to } = priceBounds(criteria);
  return (
    (origin === undefined || entry.origin === origin) &&
    (destination === undefined || entry.destination === destination) &&
    (types.length === 0 || types.includes(entry.type)) &&
    entry.priceUsd >= from &&
    entry.priceUsd <= to &&
    (provider === undefined || entry.provider.toLowerCase() === provider.toLowerCase()) &&
    (!hasHighlights || entry.highlights.length > 0)
  );
}

/** How many listings meet all criteria but one, by their value there. */
function countWithout(entries: readonly CatalogueEntry[], criteria: SearchCriteria, facet: Facet) {
  const { [facet]: _own, ...others } = criteria;
  const left = entries.filter((entry) => meets(entry, others));
  return new Map(
    Object.entries(Object.groupBy(left, (entry) => (facet === 'types' ? entry.type : entry[facet]))).map(
      ([value, of = []]) => [value, of.length],
    ),
  );
}

describe('finds and counts what the plain rules find (specification.md#filters)', () => {
  const entries = manyEntries(400, 'catalogue');
  const cheapestFirst = sortListings(entries, 'price_asc');

  test.each(Array.from({ length: 40 }, (_, index) => `criteria ${index}`))('%s', async (seed) => {
    const criteria = someCriteria(seed);
    const { listings, counts } = await foundBySearcher(entries, { criteria });
    const { facets, without } = counts();
    expect(listings).toEqual(
      sortListings(
        cheapestFirst.filter((entry) => meets(entry, criteria)),
        DEFAULT_SORT,
      ),
    );
    for (const facet of FACETS) expect(facets[facet]).toEqual(countWithout(entries, criteria, facet));
    const { origin: _origin, ...rest } = criteria;
    if (criteria.origin) expect(without.get('origin')).toBe(entries.filter((entry) => meets(entry, rest)).length);
  });

  test.each(SORT_ORDERS)('in the order %s; equals stand by price', async (sort) => {
    const { listings } = await foundBySearcher(entries, { sort });
    expect(listings).toEqual(sortListings(cheapestFirst, sort));
  });
});

describe('what needs preparing', () => {
  test('is not found at once, and found after it', async () => {
    const searcher = createSearcher([aCatalogueEntry()], {}, { now: () => 0, pause: async () => undefined });
    const state = { criteria: { keywords: 'van' }, sort: DEFAULT_SORT };
    expect(searcher.find(state)).toBeNull();
    await searcher.prepare(state);
    expect(searcher.find(state)?.listings).toHaveLength(1);
  });
});

describe('words (specification.md#filters)', () => {
  const ENTRIES = [
    aCatalogueEntry({ code: 'VAN', title: 'Private van to El Nido', highlights: [] }),
    aCatalogueEntry({ code: 'BOAT', title: 'Tour A', type: 'JOINING_TOUR', origin: 'ELN', highlights: ['Big Lagoon'] }),
    aCatalogueEntry({ code: 'CAFE', title: 'Émile’s kayak', origin: 'PBT', destination: 'PBT' }),
  ];

  test.each([
    ['a whole word', 'lagoon', ['BOAT']],
    ['its beginning', 'lag', ['BOAT']],
    ['a typo', 'lagon', ['BOAT']],
    ['another typo', 'kajak', ['CAFE']],
    ['without marks', 'emile', ['CAFE']],
    ['a place by name', 'puerto princesa', ['VAN']],
    ['a kind of trip', 'group tour', ['BOAT']],
    ['two words, both needed', 'nido lagoon', ['BOAT']],
    ['words of white space', '  ', ['VAN', 'BOAT', 'CAFE']],
    ['nonsense', '%$#@ <script>', []],
    ['a word that is nowhere', 'submarine', []],
  ])('%s', async (_name, keywords, codes) => {
    const { listings } = await foundBySearcher(ENTRIES, { criteria: { keywords } });
    expect(listings.map(({ code }) => code).toSorted()).toEqual([...codes].toSorted());
  });
});

describe('where nothing is found', () => {
  const ENTRIES = [
    aCatalogueEntry({ code: 'A', origin: 'PPS', priceUsd: 300 }),
    aCatalogueEntry({ code: 'B', origin: 'PPS', priceUsd: 200 }),
    aCatalogueEntry({ code: 'C', origin: 'ELN', priceUsd: 20 }),
  ];

  test('says what dropping each filter would give, and shows what is near', async () => {
    const { listings, counts, nearest } = await foundBySearcher(ENTRIES, { criteria: { origin: 'PPS', maxPrice: 30 } });
    expect(listings).toEqual([]);
    expect(Object.fromEntries(counts().without)).toEqual({ origin: 1, price: 2 });
    expect(nearest.map(({ code }) => code)).toEqual(['B', 'A']);
  });

  test('a page without listings has nothing near', async () => {
    expect((await foundBySearcher([], {})).nearest).toEqual([]);
  });
});
