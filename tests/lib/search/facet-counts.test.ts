import { describe, expect, test } from 'vitest';
import { countFacets } from '../../../src/lib/search/facet-counts.ts';
import { facetOptionsOf } from '../../../src/lib/search/facet-options.ts';
import { predicatesOf } from '../../../src/lib/search/predicates.ts';
import { searchColumnsOf } from '../../../src/lib/search/search-columns.ts';
import type { SearchCriteria } from '../../../src/lib/search/search-criteria.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';

const ENTRIES = [
  aCatalogueEntry({ priceUsd: 173 }),
  aCatalogueEntry({ type: 'SHARED_TRANSFER', provider: 'Zion', priceUsd: 16 }),
  aCatalogueEntry({ origin: 'ELN', destination: 'PPS', type: 'SHARED_TRANSFER', provider: 'Zion', priceUsd: 16 }),
  aCatalogueEntry({ origin: 'ELN', type: 'JOINING_TOUR', provider: 'DSPal', priceUsd: 30 }),
];

function counts(criteria: SearchCriteria) {
  const columns = searchColumnsOf(ENTRIES);
  const { origin, destination, types, provider } = countFacets(columns, predicatesOf(columns, criteria, null)).facets;
  return [origin, destination, types, provider].map((facet) => Object.fromEntries(facet));
}

describe('how many listings a choice would leave (specification.md#filters)', () => {
  test('with nothing chosen, all are counted', () => {
    expect(counts({})).toEqual([
      { PPS: 2, ELN: 2 },
      { ELN: 3, PPS: 1 },
      { PRIVATE_TRANSFER: 1, SHARED_TRANSFER: 2, JOINING_TOUR: 1 },
      { ADSTS: 1, Zion: 2, DSPal: 1 },
    ]);
  });

  test('a facet ignores its own choice and keeps to the others', () => {
    expect(counts({ origin: 'ELN' })).toEqual([
      { PPS: 2, ELN: 2 },
      { PPS: 1, ELN: 1 },
      { SHARED_TRANSFER: 1, JOINING_TOUR: 1 },
      { Zion: 1, DSPal: 1 },
    ]);
  });

  test('prices keep to every facet', () => {
    expect(counts({ maxPrice: 20, types: ['JOINING_TOUR'] })).toEqual([{}, {}, { SHARED_TRANSFER: 2 }, {}]);
  });
});

describe('the choices of a filter (specification.md#sorting)', () => {
  test('stand in the order of the page’s language', () => {
    const { origin } = facetOptionsOf(
      countFacets(searchColumnsOf(ENTRIES), []),
      { PPS: '公主港', ELN: '爱妮岛' },
      'zh',
    );
    expect(Object.keys(origin)).toEqual(['ELN', 'PPS']);
  });
});
