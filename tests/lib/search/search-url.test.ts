import { describe, expect, test } from 'vitest';
import type { SearchCriteria } from '../../../src/lib/search/search-criteria.ts';
import {
  isUnfiltered,
  parseSearchUrl,
  type SearchState,
  searchUrlOf,
  withSearchState,
} from '../../../src/lib/search/search-url.ts';

const read = (query: string) => parseSearchUrl(new URLSearchParams(query));
const write = (state: SearchState) => String(searchUrlOf(state));

const ROWS: readonly (readonly [query: string, criteria: SearchCriteria, sort: SearchState['sort']])[] = [
  ['', {}, 'popularity'],
  ['origin=PPS&destination=ELN', { origin: 'PPS', destination: 'ELN' }, 'popularity'],
  ['types=SHARED_TRANSFER%2CJOINING_TOUR', { types: ['SHARED_TRANSFER', 'JOINING_TOUR'] }, 'popularity'],
  ['min=20&max=200', { minPrice: 20, maxPrice: 200 }, 'popularity'],
  ['q=big+lagoon', { keywords: 'big lagoon' }, 'popularity'],
  ['departs=morning%2Cevening', { dayParts: ['morning', 'evening'] }, 'popularity'],
  ['length=half', { length: 'half' }, 'popularity'],
  ['free=1', { freeCancellation: true }, 'popularity'],
  ['provider=Zion', { provider: 'Zion' }, 'popularity'],
  ['highlights=1', { hasHighlights: true }, 'popularity'],
  ['sort=price_asc', {}, 'price_asc'],
  ['origin=PPS&q=van&sort=name_desc', { origin: 'PPS', keywords: 'van' }, 'name_desc'],
];

describe('the address of a results page (specification.md#filters)', () => {
  test.each(ROWS)('"%s" is read', (query, criteria, sort) => {
    expect(read(query)).toEqual({ criteria, sort });
  });

  test.each(ROWS)('"%s" is written', (query, criteria, sort) => {
    expect(write({ criteria, sort })).toBe(query);
  });

  test('the default price range is not written', () => {
    expect(write({ criteria: { minPrice: 0, maxPrice: 1000 }, sort: 'popularity' })).toBe('');
  });

  test.each<[string, SearchCriteria]>([
    ['min=900&max=100', { minPrice: 100, maxPrice: 900 }],
    ['min=5000', { minPrice: 1000 }],
    ['min=1200&max=1500', { minPrice: 1000 }],
    ['min=0&max=1000', {}],
    ['max=9999', {}],
    ['max=0', { maxPrice: 0 }],
  ])('prices are brought onto the line of the filter, the lower one first: "%s"', (query, criteria) => {
    expect(read(query).criteria).toEqual(criteria);
  });
});

describe('what makes no sense in an address (specification.md#errors)', () => {
  test.each([
    'origin=pps',
    'origin=El+Nido',
    'destination=',
    'types=BOAT',
    'types=',
    'min=-1',
    'min=1.5',
    'max=cheap',
    'max=99999',
    'q=+++',
    'provider=',
    'highlights=yes',
    'free=yes',
    'departs=noon',
    'length=5h',
    'sort=rating',
    'sort=toString',
    'utm_source=mail',
  ])('is passed over, as in: %s', (query) => {
    expect(read(query)).toEqual({ criteria: {}, sort: 'popularity' });
  });

  test('is passed over, as an unknown type is beside a known one', () => {
    expect(read('types=BOAT,JOINING_TOUR').criteria).toEqual({ types: ['JOINING_TOUR'] });
  });

  test('is passed over, as are all but the first hundred characters of the words', () => {
    expect(read(`q=${'x'.repeat(500)}`).criteria.keywords).toHaveLength(100);
  });
});

describe('an address', () => {
  test.each(ROWS)('"%s" comes back as it was', (query) => {
    const state = parseSearchUrl(new URLSearchParams(query));
    expect(parseSearchUrl(searchUrlOf(state))).toEqual(state);
  });

  test('keeps what is not its own, such as a date, and drops what is empty', () => {
    const query = new URLSearchParams('origin=PPS&date=2027-02-14&utm_source=mail&people=');
    const next = withSearchState(query, { criteria: { destination: 'ELN' }, sort: 'popularity' });
    expect(String(next)).toBe('destination=ELN&date=2027-02-14&utm_source=mail');
  });

  test('reads types as a form without scripts sends them', () => {
    expect(read('types=JOINING_TOUR&types=SHARED_TRANSFER').criteria.types).toEqual([
      'SHARED_TRANSFER',
      'JOINING_TOUR',
    ]);
  });

  test.each([
    ['', true],
    ['min=0&max=1000', true],
    ['q=van', false],
    ['sort=name_asc', false],
  ])('"%s" shows everything as it was built: %s', (query, expected) => {
    expect(isUnfiltered(read(query))).toBe(expected);
  });
});
