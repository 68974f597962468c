import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '../../../src/lib/catalogue/catalogue-entry.schema.ts';
import { DAY_PARTS } from '../../../src/lib/catalogue/day-part.ts';
import { LISTING_TYPE_NAMES } from '../../../src/lib/catalogue/listing-type.ts';
import { pickOne, sample, seededRandom } from '../../../src/lib/catalogue/random.ts';
import { FACETS, type Facet } from '../../../src/lib/search/facets.ts';
import { priceBounds } from '../../../src/lib/search/price-range.ts';
import type { SearchCriteria } from '../../../src/lib/search/search-criteria.ts';
import { createSearcher } from '../../../src/lib/search/searcher.ts';
import { priceOf, sortListings } from '../../../src/lib/search/sort-listings.ts';
import { DEFAULT_SORT, SORT_ORDERS } from '../../../src/lib/search/sort-orders.ts';
import { tripLengthOf } from '../../../src/lib/search/trip-length.ts';
import { TRIP_LENGTHS } from '../../../src/lib/search/trip-lengths.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { foundBySearcher } from '../../fixtures/builders/found-by-searcher.ts';
import { manyEntries } from '../../fixtures/builders/many-entries.ts';

/** Criteria drawn at random. */
function someCriteria(seed: string): SearchCriteria {
  const random = seededRandom(seed);
  const maybe = <Item>(items: readonly Item[]) => (random() < 0.5 ? pickOne(items, random) : undefined);
  const drawn = {
    origin: maybe(['PPS', 'ELN', 'XXX']),
    destination: maybe(['PPS', 'SVC']),
    types: maybe([sample(LISTING_TYPE_NAMES, 3, random), []]),
    dayParts: maybe([sample(DAY_PARTS, 2, random), []]),
    length: maybe(TRIP_LENGTHS),
    minPrice: maybe([0, 100, 600]),
    maxPrice: maybe([50, 500, 1000]),
    provider: maybe(['zion', 'DSPal']),
    hasHighlights: maybe([true]),
    freeCancellation: maybe([true]),
  };
  return Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)) as SearchCriteria;
}

/**
 * Whether a listing meets criteria without words, one listing at a time: the plainest way to say
 * what columns and counts must agree with.
 */
function meets(entry: CatalogueEntry, criteria: SearchCriteria, people: number): boolean {
  const { origin, destination, types = [], dayParts = [], length, provider } = criteria;
  const price = priceOf(entry, people);
  const { from, to } = priceBounds(criteria);
  return (
    (origin === undefined || entry.origin === origin) &&
    (destination === undefined || entry.destination === destination) &&
    (types.length === 0 || types.includes(entry.type)) &&
    (dayParts.length === 0 || dayParts.some((part) => entry.dayParts.includes(part))) &&
    (length === undefined || tripLengthOf(entry.duration) === length) &&
    price >= from &&
    price <= to &&
    (provider === undefined || entry.provider.toLowerCase() === provider.toLowerCase()) &&
    (!criteria.freeCancellation || entry.freeCancellation) &&
    (!criteria.hasHighlights || entry.highlights.length > 0)
  );
}

/** The choices of a listing in a field. */
function choicesOf(entry: CatalogueEntry, facet: Facet): readonly string[] {
  if (facet === 'dayParts') return entry.dayParts;
  if (facet === 'length') return [tripLengthOf(entry.duration)];
  return [facet === 'types' ? entry.type : entry[facet]];
}

/** How many listings meet all criteria but one, by their choices there. */
function countWithout(entries: readonly CatalogueEntry[], all: SearchCriteria, facet: Facet, people: number) {
  const { [facet]: _own, ...criteria } = all;
  const counts = new Map<string, number>();
  const left = entries.filter((entry) => meets(entry, criteria, people));
  for (const choice of left.flatMap((entry) => choicesOf(entry, facet))) {
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
}

describe('the searcher (specification.md#filters)', () => {
  const entries = manyEntries(400, 'catalogue');

  test.each(Array.from({ length: 60 }, (_, index) => `criteria ${index}`))(
    'finds and counts what the plain rules find, for %s',
    async (seed) => {
      const criteria = someCriteria(seed);
      const people = 1 + (Number(seed.split(' ')[1]) % 12);
      const { listings, counts } = await foundBySearcher(entries, { criteria, people });
      const { facets, without, flags } = counts();
      const cheapestFirst = sortListings(entries, 'price_asc', 'en', people);
      const found = cheapestFirst.filter((entry) => meets(entry, criteria, people));
      expect(listings).toEqual(sortListings(found, DEFAULT_SORT, 'en'));
      for (const facet of FACETS) expect(facets[facet]).toEqual(countWithout(entries, criteria, facet, people));
      const { origin: _origin, ...rest } = criteria;
      if (criteria.origin)
        expect(without.get('origin')).toBe(entries.filter((entry) => meets(entry, rest, people)).length);
      const free = entries.filter((entry) => meets(entry, { ...criteria, freeCancellation: true }, people));
      expect(flags.freeCancellation).toBe(free.length);
    },
  );

  test.each(SORT_ORDERS)('sorts in the order %s by what a group of nine pays; equals stand by price', async (sort) => {
    const { listings } = await foundBySearcher(entries, { sort, people: 9 });
    const cheapestFirst = sortListings(entries, 'price_asc', 'en', 9);
    expect(listings).toEqual(sortListings(cheapestFirst, sort, 'en', 9));
  });
});

describe('what needs preparing', () => {
  test('is not found at once, and found after it', async () => {
    const searcher = createSearcher(
      [aCatalogueEntry()],
      {},
      { now: () => 0, pause: async () => undefined },
      undefined,
      'en',
    );
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
  ])('find listings by %s', async (_name, keywords, codes) => {
    const { listings } = await foundBySearcher(ENTRIES, { criteria: { keywords } });
    expect(listings.map(({ code }) => code).toSorted()).toEqual([...codes].toSorted());
  });
});

describe('words in Korean and Chinese (specification.md#filters)', () => {
  const ENTRIES = [
    aCatalogueEntry({
      code: 'KO-VAN',
      title: '푸에르토프린세사 공항에서 엘니도까지 단독 밴',
      keywords: ['팔라완 단독차량'],
    }),
    aCatalogueEntry({ code: 'KO-BOAT', title: '엘니도에서 배로 가는 A코스', keywords: [] }),
    aCatalogueEntry({ code: 'ZH-VAN', title: '公主港到爱妮岛，私人包车', keywords: ['巴拉望包车'] }),
    aCatalogueEntry({ code: 'ZH-BOAT', title: '爱妮岛跳岛游A线（Big Lagoon）', keywords: ['沙滩'] }),
  ];

  test.each([
    ['a word that has a particle', '엘니도', ['KO-BOAT', 'KO-VAN']],
    ['the end of a compound', '차량', ['KO-VAN']],
    ['a whole syllable, not the beginning of one', '배', ['KO-BOAT']],
    ['the beginning while it is typed', '푸에르', ['KO-VAN']],
    ['two words without a space', '엘니도단독', ['KO-VAN']],
    ['a word and a code', 'A코스', ['KO-BOAT']],
    ['a word within a sentence', '爱妮岛', ['ZH-BOAT', 'ZH-VAN']],
    ['a single letter', '滩', ['ZH-BOAT']],
    ['two words that stand apart', '爱妮岛包车', ['ZH-VAN']],
    ['two words in another order', '跳岛 爱妮岛', ['ZH-BOAT']],
    ['Latin letters among them', 'A线 lagoon', ['ZH-BOAT']],
    ['a town that is nowhere', '爱妮岛到科隆', []],
    ['a Korean town that is nowhere', '보라카이', []],
  ])('find listings by %s', async (_name, keywords, codes) => {
    const { listings } = await foundBySearcher(ENTRIES, { criteria: { keywords } });
    expect(listings.map(({ code }) => code).toSorted()).toEqual(codes);
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
