import { DAY_PARTS } from '../catalogue/day-part.ts';
import type { ListingType } from '../catalogue/listing-type.schema.ts';
import { LISTING_TYPE_NAMES } from '../catalogue/listing-type.ts';
import { pricesBetween } from './price-range.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { DEFAULT_SORT, SORT_ORDERS, type SortOrder } from './sort-orders.ts';
import { TRIP_LENGTHS, type TripLength } from './trip-lengths.ts';

/** The state of a results page: criteria and order. */
export interface SearchState {
  readonly criteria: SearchCriteria;
  readonly sort: SortOrder;
}

/** The state without filters. */
export const NO_FILTERS: SearchState = { criteria: {}, sort: DEFAULT_SORT };

const FIELDS = [
  'origin',
  'destination',
  'types',
  'departs',
  'length',
  'min',
  'max',
  'q',
  'provider',
  'free',
  'highlights',
  'sort',
] as const;

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

function placeCode(text: string | null): string | undefined {
  return text !== null && /^[A-Z]{3}$/.test(text) ? text : undefined;
}

/** Written with commas; a form without scripts sends one field for each. */
function chosenOf<Name extends string>(names: readonly Name[], texts: readonly string[]): readonly Name[] | undefined {
  const wanted = texts.flatMap((text) => text.split(','));
  const chosen = names.filter((name) => wanted.includes(name));
  return chosen.length > 0 ? chosen : undefined;
}

function tripLength(text: string | null): TripLength | undefined {
  return TRIP_LENGTHS.find((length) => length === text);
}

function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value;
}

/** Parses the state in an address; anything invalid is ignored, as addresses can be forged. */
export function parseSearchUrl(query: URLSearchParams): SearchState {
  const types: readonly ListingType[] | undefined = chosenOf(LISTING_TYPE_NAMES, query.getAll('types'));
  const sort = SORT_ORDERS.find((order) => order === query.get('sort')) ?? DEFAULT_SORT;
  const criteria = defined({
    origin: placeCode(query.get('origin')),
    destination: placeCode(query.get('destination')),
    types,
    dayParts: chosenOf(DAY_PARTS, query.getAll('departs')),
    length: tripLength(query.get('length')),
    ...pricesBetween(wholeNumber(query.get('min')), wholeNumber(query.get('max'))),
    keywords: query.get('q')?.trim().slice(0, 100) || undefined,
    provider: query.get('provider')?.slice(0, 60) || undefined,
    hasHighlights: query.get('highlights') === '1' ? true : undefined,
    freeCancellation: query.get('free') === '1' ? true : undefined,
  });
  return { criteria: criteria as SearchCriteria, sort };
}

/** The query of an address with this state; defaults are left out. */
export function searchUrlOf({ criteria, sort }: SearchState): URLSearchParams {
  const { minPrice, maxPrice } = pricesBetween(criteria.minPrice, criteria.maxPrice);
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['origin', criteria.origin],
    ['destination', criteria.destination],
    ['types', criteria.types?.join(',')],
    ['departs', criteria.dayParts?.join(',')],
    ['length', criteria.length],
    ['min', minPrice?.toString()],
    ['max', maxPrice?.toString()],
    ['q', criteria.keywords],
    ['provider', criteria.provider],
    ['free', criteria.freeCancellation ? '1' : undefined],
    ['highlights', criteria.hasHighlights ? '1' : undefined],
    ['sort', sort === DEFAULT_SORT ? undefined : sort],
  ];
  return new URLSearchParams(fields.filter((field): field is [string, string] => Boolean(field[1])));
}

/** An address's query with another state; other parameters, such as a date, are unchanged. */
export function withSearchState(query: URLSearchParams, state: SearchState): URLSearchParams {
  const foreign = [...query].filter(([name, value]) => value !== '' && !FIELDS.some((field) => field === name));
  return new URLSearchParams([...searchUrlOf(state), ...foreign]);
}

/** Whether a state shows all listings in their first order. */
export function isUnfiltered(state: SearchState): boolean {
  return searchUrlOf(state).size === 0;
}
