import { expect, test } from 'vitest';
import { activeFilters } from '../../../src/lib/search/active-filters.ts';
import { relaxFilters } from '../../../src/lib/search/relax-filters.ts';
import type { SearchCriteria } from '../../../src/lib/search/search-criteria.ts';
import { joinParts } from '../../../src/lib/text/localized-parts.ts';

const NAMES = { places: { ELN: 'El Nido' }, price: (usd: number) => `$${usd}` };

test.each<[SearchCriteria, readonly string[]]>([
  [{}, []],
  [{ origin: 'ELN', destination: 'XXX' }, ['From El Nido', 'To XXX']],
  [{ types: ['JOINING_TOUR', 'PRIVATE_BOAT_TOUR'] }, ['Group tour', 'Private boat']],
  [{ minPrice: 20 }, ['From $20']],
  [{ maxPrice: 50 }, ['Up to $50']],
  [{ minPrice: 20, maxPrice: 50 }, ['$20 to $50']],
  [
    { keywords: ' lagoon ', provider: 'Zion', hasHighlights: true },
    ['“lagoon”', 'By Zion', 'Highlights on their page'],
  ],
  [{ keywords: ' ' }, []],
])('%j is said as %j', (criteria, labels) => {
  expect(activeFilters(criteria, NAMES, 'en').map(({ label }) => joinParts(label))).toEqual(labels);
});

test.each<[SearchCriteria, readonly string[]]>([
  [{ minPrice: 20, maxPrice: 50 }, ['$20', '$50']],
  [{ minPrice: 20 }, ['$20']],
  [{ maxPrice: 50, provider: 'Zion' }, ['$50']],
])('in %j the amounts %j are pieces of their own', (criteria, amounts) => {
  const pieces = activeFilters(criteria, NAMES, 'en').flatMap(({ label }) => label);
  expect(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.written]))).toEqual(amounts);
});

test('each filter can be taken away by itself; a price range goes as a whole, types one by one', () => {
  const criteria = { types: ['JOINING_TOUR', 'PRIVATE_BOAT_TOUR'], minPrice: 5, maxPrice: 9 } as const;
  expect(activeFilters(criteria, NAMES, 'en').map(({ without }) => without)).toEqual([
    { types: ['PRIVATE_BOAT_TOUR'], minPrice: 5, maxPrice: 9 },
    { types: ['JOINING_TOUR'], minPrice: 5, maxPrice: 9 },
    { types: ['JOINING_TOUR', 'PRIVATE_BOAT_TOUR'] },
  ]);
});

test('ways out: the best first, all types as one, none that gives nothing', () => {
  const criteria: SearchCriteria = { types: ['JOINING_TOUR', 'PRIVATE_BOAT_TOUR'], origin: 'ELN', maxPrice: 9 };
  const without = new Map([
    ['types', 2],
    ['origin', 0],
    ['price', 7],
  ] as const);
  const ways = relaxFilters(criteria, activeFilters(criteria, NAMES, 'en'), { without });
  expect(ways.map(({ label, count }) => [joinParts(label), count])).toEqual([
    ['Up to $9', 7],
    ['Group tour, Private boat', 2],
  ]);
  expect(ways[1]?.without).toEqual({ origin: 'ELN', maxPrice: 9 });
});
