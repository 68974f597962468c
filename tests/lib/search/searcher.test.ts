import { describe, expect, test } from 'vitest';
import { LISTING_TYPE_NAMES } from '../../../src/lib/catalogue/listing-type.ts';
import { pickOne, sample, seededRandom } from '../../../src/lib/catalogue/random.ts';
import { facetsOf } from '../../../src/lib/search/facets.ts';
import { filterListings } from '../../../src/lib/search/filter-listings.ts';
import type { SearchCriteria } from '../../../src/lib/search/search-criteria.ts';
import type { SearchState } from '../../../src/lib/search/search-url.ts';
import { createSearcher, type SearchResults } from '../../../src/lib/search/searcher.ts';
import { DEFAULT_SORT, SORT_ORDERS, sortListings } from '../../../src/lib/search/sort-listings.ts';
import { aCatalogueEntry } from '../../fixtures/a-catalogue-entry.ts';
import { manyEntries } from '../../fixtures/many-entries.ts';

const PLACES = { PPS: 'Puerto Princesa', ELN: 'El Nido' };
const PORTS = { now: () => 0, pause: async () => undefined };

async function results(
  entries: Parameters<typeof createSearcher>[0],
  state: Partial<SearchState>,
): Promise<SearchResults> {
  const whole = { criteria: {}, sort: DEFAULT_SORT, ...state };
  const searcher = createSearcher(entries, PLACES, PORTS);
  expect(searcher.find(whole)).toBeNull();
  await searcher.prepare(whole);
  const found = searcher.find(whole);
  if (!found) throw new Error('It was prepared');
  return found;
}

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

describe('finds and counts what the plain rules find (specification.md#filters)', () => {
  const entries = manyEntries(400, 'catalogue');
  const cheapestFirst = sortListings(entries, 'price_asc');

  test.each(Array.from({ length: 40 }, (_, index) => `criteria ${index}`))('%s', async (seed) => {
    const criteria = someCriteria(seed);
    const { listings, counts } = await results(entries, { criteria });
    const { facets, without } = counts();
    expect(listings).toEqual(sortListings(filterListings(cheapestFirst, criteria), DEFAULT_SORT));
    expect(facets).toEqual(facetsOf(entries, criteria));
    const { origin: _origin, ...rest } = criteria;
    if (criteria.origin) expect(without.get('origin')).toBe(filterListings(entries, rest).length);
  });

  test.each(SORT_ORDERS)('in the order %s; equals stand by price', async (sort) => {
    const { listings } = await results(entries, { sort });
    expect(listings).toEqual(sortListings(filterListings(cheapestFirst, {}), sort));
  });
});

describe('words', () => {
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
    const { listings } = await results(ENTRIES, { criteria: { keywords } });
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
    const { listings, counts, nearest } = await results(ENTRIES, { criteria: { origin: 'PPS', maxPrice: 30 } });
    expect(listings).toEqual([]);
    expect(Object.fromEntries(counts().without)).toEqual({ origin: 1, price: 2 });
    expect(nearest.map(({ code }) => code)).toEqual(['B', 'A']);
  });

  test('a page without listings has nothing near', async () => {
    expect((await results([], {})).nearest).toEqual([]);
  });
});
