import type { SearchCriteria } from './search-criteria.ts';

/** What a listing can fail at, one after the other: the two ends of the price range are one. */
export const CRITERIA = ['origin', 'destination', 'types', 'provider', 'price', 'keywords', 'hasHighlights'] as const;

export type Criterion = (typeof CRITERIA)[number];

const FIELDS: Readonly<Record<Criterion, readonly (keyof SearchCriteria)[]>> = {
  origin: ['origin'],
  destination: ['destination'],
  types: ['types'],
  provider: ['provider'],
  price: ['minPrice', 'maxPrice'],
  keywords: ['keywords'],
  hasHighlights: ['hasHighlights'],
};

/** The same criteria without one of them. */
export function withoutCriterion(criteria: SearchCriteria, criterion: Criterion): SearchCriteria {
  const left = Object.entries(criteria).filter(([field]) => !FIELDS[criterion].includes(field as keyof SearchCriteria));
  return Object.fromEntries(left) as SearchCriteria;
}
