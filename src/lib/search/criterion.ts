import type { SearchCriteria } from './search-criteria.ts';

/** Criteria in the order of tests; both ends of the price range are one. */
const CRITERIA = [
  'origin',
  'destination',
  'types',
  'dayParts',
  'length',
  'provider',
  'price',
  'keywords',
  'freeCancellation',
  'hasHighlights',
] as const;

export type Criterion = (typeof CRITERIA)[number];

const FIELDS: Readonly<Record<Criterion, readonly (keyof SearchCriteria)[]>> = {
  origin: ['origin'],
  destination: ['destination'],
  types: ['types'],
  dayParts: ['dayParts'],
  length: ['length'],
  provider: ['provider'],
  price: ['minPrice', 'maxPrice'],
  keywords: ['keywords'],
  freeCancellation: ['freeCancellation'],
  hasHighlights: ['hasHighlights'],
};

/** The same criteria without one of them. */
export function withoutCriterion(criteria: SearchCriteria, criterion: Criterion): SearchCriteria {
  const left = Object.entries(criteria).filter(([field]) => !FIELDS[criterion].includes(field as keyof SearchCriteria));
  return Object.fromEntries(left) as SearchCriteria;
}
