import { listingTypeLabel } from '../catalogue/listing-type.ts';
import type { Language } from '../languages/language.ts';
import type { FiltersMessages } from '../messages/filters.en.ts';
import { filtersMessages } from '../messages/filters.ts';
import type { LocalizedParts } from '../text/localized-parts.ts';
import { type Criterion, withoutCriterion } from './criterion.ts';
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

function priceLabel(
  { minPrice, maxPrice }: SearchCriteria,
  { price }: FilterNames,
  { active: t }: FiltersMessages,
): LocalizedParts {
  const amount = (usd: number) => ({ written: price(usd) });
  if (minPrice === undefined) return t.upTo(amount(maxPrice ?? DEFAULT_PRICE_RANGE.max));
  return maxPrice === undefined ? t.atLeast(amount(minPrice)) : t.between(amount(minPrice), amount(maxPrice));
}

/** Each of several values of one criterion, with what is left without it. */
function valueFilters<Field extends 'types' | 'dayParts'>(
  criteria: SearchCriteria,
  criterion: Field,
  labelOf: (value: NonNullable<SearchCriteria[Field]>[number]) => string,
): readonly ActiveFilter[] {
  const values: readonly NonNullable<SearchCriteria[Field]>[number][] = criteria[criterion] ?? [];
  return values.map((value) => {
    const others = values.filter((other) => other !== value);
    const without = withoutCriterion(criteria, criterion);
    const left = others.length > 0 ? { ...without, [criterion]: others } : without;
    return { id: value, criterion, label: [labelOf(value)], without: left };
  });
}

function labels(
  criteria: SearchCriteria,
  names: FilterNames,
  t: FiltersMessages,
): readonly (readonly [Criterion, LocalizedParts | false])[] {
  const { origin, destination, length, minPrice, maxPrice, keywords, provider } = criteria;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return [
    ['origin', origin !== undefined && [t.active.from(names.places[origin] ?? origin)]],
    ['destination', destination !== undefined && [t.active.to(names.places[destination] ?? destination)]],
    ['length', length !== undefined && [t.lengths[length]]],
    ['price', hasPrice && priceLabel(criteria, names, t)],
    ['keywords', Boolean(keywords?.trim()) && [t.active.keywords(keywords?.trim() ?? '')]],
    ['provider', provider !== undefined && [t.active.provider(provider)]],
    ['freeCancellation', criteria.freeCancellation === true && [t.freeCancellation]],
    ['hasHighlights', criteria.hasHighlights === true && [t.hasHighlights]],
  ];
}

/** The filters in use, one by one, for removing each of them. */
export function activeFilters(
  criteria: SearchCriteria,
  names: FilterNames,
  language: Language,
): readonly ActiveFilter[] {
  const t = filtersMessages(language);
  const single = labels(criteria, names, t).flatMap(([criterion, label]) =>
    label ? [{ id: criterion, criterion, label, without: withoutCriterion(criteria, criterion) }] : [],
  );
  return [
    ...valueFilters(criteria, 'types', (type) => listingTypeLabel(type, language)),
    ...valueFilters(criteria, 'dayParts', (part) => t.dayParts[part]),
    ...single,
  ];
}
