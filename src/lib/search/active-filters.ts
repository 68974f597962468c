import { listingTypeLabel } from '../catalogue/listing-type.ts';
import type { LocalizedParts } from '../text/localized-parts.ts';
import { type Criterion, withoutCriterion } from './predicates.ts';
import { DEFAULT_PRICE_RANGE, type SearchCriteria } from './search-criteria.ts';

/** A filter that is in use, and what is left without it. */
export interface ActiveFilter {
  readonly id: string;
  readonly criterion: Criterion;
  /** "Up to ₱5,800", with the amount as a separate part. */
  readonly label: LocalizedParts;
  readonly without: SearchCriteria;
}

/** The names that filter labels need. */
export interface FilterNames {
  /** Names by place code. */
  readonly places: Readonly<Record<string, string>>;
  /** Whole US dollars in the traveller's currency. */
  readonly price: (usd: number) => string;
}

function priceLabel({ minPrice, maxPrice }: SearchCriteria, { price }: FilterNames): LocalizedParts {
  const amount = (usd: number) => ({ written: price(usd) });
  if (minPrice === undefined) return ['Up to ', amount(maxPrice ?? DEFAULT_PRICE_RANGE.max)];
  return maxPrice === undefined ? ['From ', amount(minPrice)] : [amount(minPrice), ' to ', amount(maxPrice)];
}

function typeFilters(criteria: SearchCriteria): readonly ActiveFilter[] {
  const { types = [] } = criteria;
  return types.map((type) => {
    const others = types.filter((other) => other !== type);
    const without = withoutCriterion(criteria, 'types');
    const left = others.length > 0 ? { ...without, types: others } : without;
    return { id: type, criterion: 'types', label: [listingTypeLabel(type)], without: left };
  });
}

function labels(
  criteria: SearchCriteria,
  names: FilterNames,
): readonly (readonly [Criterion, LocalizedParts | false])[] {
  const { origin, destination, minPrice, maxPrice, keywords, provider, hasHighlights } = criteria;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return [
    ['origin', origin !== undefined && [`From ${names.places[origin] ?? origin}`]],
    ['destination', destination !== undefined && [`To ${names.places[destination] ?? destination}`]],
    ['price', hasPrice && priceLabel(criteria, names)],
    ['keywords', Boolean(keywords?.trim()) && [`“${keywords?.trim()}”`]],
    ['provider', provider !== undefined && [`By ${provider}`]],
    ['hasHighlights', hasHighlights === true && ['With highlights']],
  ];
}

/** The filters in use, one by one, for removing each of them. */
export function activeFilters(criteria: SearchCriteria, names: FilterNames): readonly ActiveFilter[] {
  const single = labels(criteria, names).flatMap(([criterion, label]) =>
    label ? [{ id: criterion, criterion, label, without: withoutCriterion(criteria, criterion) }] : [],
  );
  return [...typeFilters(criteria), ...single];
}
