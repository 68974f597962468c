import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '../../../src/lib/catalogue/catalogue-entry.schema.ts';
import { sortListings } from '../../../src/lib/search/sort-listings.ts';
import { SORT_ORDERS } from '../../../src/lib/search/sort-orders.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';

const ENTRIES: readonly CatalogueEntry[] = [
  aCatalogueEntry({ code: '1', title: 'Honda Bay', priceUsd: 38, reviewCount: 2 }),
  aCatalogueEntry({ code: '2', title: 'city tour', priceUsd: 17, reviewCount: 9 }),
  aCatalogueEntry({ code: '3', title: 'Private van', priceUsd: 173, reviewCount: 0, bestseller: true }),
  aCatalogueEntry({ code: '4', title: 'Émile’s boat', priceUsd: 17, reviewCount: 2 }),
  aCatalogueEntry({ code: '5', title: 'Underground River', priceUsd: 40, reviewCount: 1, bestseller: true }),
];

const sortedCodes = (order: string) =>
  sortListings(ENTRIES, order, 'en')
    .map(({ code }) => code)
    .join('');

describe('sort options (specification.md#sorting)', () => {
  test.each([
    ['price_asc', '24153'],
    ['price_desc', '35124'],
    ['name_asc', '24135'],
    ['name_desc', '53142'],
    ['popularity', '53214'],
  ])('put listings into the order %s', (order, codes) => {
    expect(sortedCodes(order)).toBe(codes);
  });

  test('are five', () => {
    expect(SORT_ORDERS).toEqual(['price_asc', 'price_desc', 'name_asc', 'name_desc', 'popularity']);
  });

  test.each([
    ['de', ['Übersetzung', 'Zion', 'Ausflug'], ['Ausflug', 'Übersetzung', 'Zion']],
    ['es', ['Ozono', 'Ñame', 'Nube'], ['Nube', 'Ñame', 'Ozono']],
    ['ko', ['투어', '밴', '공항'], ['공항', '밴', '투어']],
    ['zh', ['租车', '包车', '跳岛游'], ['包车', '跳岛游', '租车']],
  ] as const)('names are sorted as in the language %s', (language, titles, sorted) => {
    const entries = titles.map((title) => aCatalogueEntry({ title }));
    expect(sortListings(entries, 'name_asc', language, 1).map(({ title }) => title)).toEqual(sorted);
    expect(sortListings(entries, 'name_desc', language, 1).map(({ title }) => title)).toEqual(sorted.toReversed());
  });

  test('the given list keeps its order', () => {
    sortListings(ENTRIES, 'price_asc', 'en');
    expect(ENTRIES.map(({ code }) => code).join('')).toBe('12345');
  });
});

describe('sorts that fail (specification.md#errors)', () => {
  test.each(['', 'rating', 'toString', 'PRICE_ASC'])('an order %j that does not exist changes nothing', (order) => {
    expect(sortedCodes(order)).toBe('12345');
  });

  test.each([null, undefined, {}, 'x'])('%j is sorted to nothing', (entries) => {
    expect(sortListings(entries as unknown as CatalogueEntry[], 'price_asc', 'en')).toEqual([]);
  });
});
