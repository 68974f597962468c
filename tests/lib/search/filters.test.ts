import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '../../../src/lib/catalogue/catalogue-entry.schema.ts';
import { DEFAULT_PRICE_RANGE, type SearchCriteria } from '../../../src/lib/search/search-criteria.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { foundBySearcher } from '../../fixtures/builders/found-by-searcher.ts';

const ENTRIES: readonly CatalogueEntry[] = [
  aCatalogueEntry({ code: 'VAN', priceUsd: 173, keywords: ['driver', 'door to door'] }),
  aCatalogueEntry({
    code: 'SEAT',
    title: 'Shared van from Puerto Princesa to El Nido',
    type: 'SHARED_TRANSFER',
    priceUsd: 16,
    provider: 'Zion',
    highlights: [],
    keywords: ['minivan'],
  }),
  aCatalogueEntry({
    code: 'BOAT',
    title: 'El Nido Tour A joining boat',
    type: 'JOINING_TOUR',
    origin: 'ELN',
    priceUsd: 30,
    provider: 'DSPal',
    highlights: ['Two lagoons on Miniloc Island'],
    keywords: ['Big Lagoon', 'kayak'],
  }),
  aCatalogueEntry({
    code: 'BACK',
    title: 'Private van to the city',
    origin: 'ELN',
    destination: 'PPS',
    priceUsd: 1000,
  }),
  aCatalogueEntry({
    code: 'DEAR',
    title: 'A week from abroad',
    type: 'TOUR_PACKAGE_INTL',
    priceUsd: 1001,
    destination: 'PBT',
  }),
];

/** The codes of what is found, in the order of the catalogue. */
async function foundCodes(criteria: SearchCriteria): Promise<readonly string[]> {
  const { listings } = await foundBySearcher(ENTRIES, { criteria });
  return ENTRIES.filter((entry) => listings.includes(entry)).map(({ code }) => code);
}

describe('filters (specification.md#filters)', () => {
  test.each<[string, SearchCriteria, readonly string[]]>([
    ['nothing: all, however dear', {}, ['VAN', 'SEAT', 'BOAT', 'BACK', 'DEAR']],
    ['origin', { origin: 'ELN' }, ['BOAT', 'BACK']],
    ['destination', { destination: 'ELN' }, ['VAN', 'SEAT', 'BOAT']],
    ['a destination of a dear trip', { destination: 'PBT' }, ['DEAR']],
    ['origin and destination', { origin: 'PPS', destination: 'ELN' }, ['VAN', 'SEAT']],
    ['an origin left empty', { origin: '', destination: '' }, ['VAN', 'SEAT', 'BOAT', 'BACK', 'DEAR']],
    ['one type', { types: ['JOINING_TOUR'] }, ['BOAT']],
    ['two types', { types: ['JOINING_TOUR', 'SHARED_TRANSFER'] }, ['SEAT', 'BOAT']],
    ['no type chosen', { types: [] }, ['VAN', 'SEAT', 'BOAT', 'BACK', 'DEAR']],
    ['a least price, itself included', { minPrice: 173 }, ['VAN', 'BACK', 'DEAR']],
    ['a highest price, itself included', { maxPrice: 30 }, ['SEAT', 'BOAT']],
    ['a price range', { minPrice: 17, maxPrice: 172 }, ['BOAT']],
    ['a highest price just below the end of the range', { maxPrice: 995 }, ['VAN', 'SEAT', 'BOAT']],
    ['the end of the range, which is open', { maxPrice: 1000 }, ['VAN', 'SEAT', 'BOAT', 'BACK', 'DEAR']],
    ['a least price at the end of the range', { minPrice: 1000 }, ['BACK', 'DEAR']],
    ['a range upside down', { minPrice: 200, maxPrice: 100 }, []],
    ['a keyword in the title', { keywords: 'shared' }, ['SEAT']],
    ['a keyword in a highlight', { keywords: 'miniloc' }, ['BOAT']],
    ['a keyword among the keywords', { keywords: 'KAYAK' }, ['BOAT']],
    ['a keyword in the code', { keywords: 'seat' }, ['SEAT']],
    ['two words, both needed', { keywords: 'shared nido' }, ['SEAT']],
    ['a town by name, which need not be in the title', { keywords: 'van nido' }, ['VAN', 'SEAT', 'BACK']],
    ['the end of a word, which is no match', { keywords: 'goon' }, []],
    ['a word that is nearly right', { keywords: 'minilok' }, ['BOAT']],
    ['two words, one nowhere', { keywords: 'van submarine' }, []],
    ['words of white space', { keywords: '   ' }, ['VAN', 'SEAT', 'BOAT', 'BACK', 'DEAR']],
    ['a provider, in any letters', { provider: 'zion' }, ['SEAT']],
    ['a provider that does not exist', { provider: 'Zio' }, []],
    ['featured highlights', { hasHighlights: true }, ['VAN', 'BOAT', 'BACK', 'DEAR']],
    ['featured highlights not asked for', { hasHighlights: false }, ['VAN', 'SEAT', 'BOAT', 'BACK', 'DEAR']],
    [
      'everything at once',
      {
        origin: 'ELN',
        types: ['JOINING_TOUR'],
        maxPrice: 40,
        keywords: 'lagoon',
        provider: 'DSPal',
        hasHighlights: true,
      },
      ['BOAT'],
    ],
  ])('leave only what fits: %s', async (_name, criteria, codes) => {
    expect(await foundCodes(criteria)).toEqual(codes);
  });

  test('the price range begins at 0 to 1000 (specification.md#defaults)', () => {
    expect(DEFAULT_PRICE_RANGE).toEqual({ min: 0, max: 1000 });
  });
});

describe('what cannot be filtered (specification.md#errors)', () => {
  test.each([null, undefined, 'listings', {}, 3])('gives nothing, as with %j', async (entries) => {
    const { listings } = await foundBySearcher(entries as unknown as CatalogueEntry[], {});
    expect(listings).toEqual([]);
  });

  test('gives nothing, as with a price that is no number', async () => {
    expect(await foundCodes({ minPrice: Number.NaN })).toEqual([]);
  });
});
