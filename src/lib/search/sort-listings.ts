import type { CatalogueEntry } from '../catalogue/catalogue-entry.schema.ts';
import type { Language } from '../languages/language.ts';
import { vehiclePrice } from '../money/group-price.ts';
import { DEFAULT_PEOPLE } from '../money/group-size.ts';
import type { SortOrder } from './sort-orders.ts';

/** Below zero where the first comes before the second. */
export type Compare = (a: CatalogueEntry, b: CatalogueEntry) => number;

/** Whole US dollars that a group pays in all, as its card says. */
export function priceOf({ priceUsd, extraUsd, inc, maxPeople }: CatalogueEntry, people: number): number {
  return vehiclePrice({ base: priceUsd, extra: extraUsd, inc }, maxPeople, people).total;
}

/** Made once for an order: comparing names costs a tenth with it. */
function byName(language: Language): Compare {
  const names = new Intl.Collator(language);
  return (a, b) => names.compare(a.title, b.title);
}

/** The price of a listing for one group. */
type PriceFor = (entry: CatalogueEntry) => number;

const COMPARE: Readonly<Record<SortOrder, (priceFor: PriceFor, language: Language) => Compare>> = {
  price_asc: (priceFor) => (a, b) => priceFor(a) - priceFor(b),
  price_desc: (priceFor) => (a, b) => priceFor(b) - priceFor(a),
  name_asc: (_priceFor, language) => byName(language),
  name_desc: (_priceFor, language) => {
    const compare = byName(language);
    return (a, b) => compare(b, a);
  },
  /** Bestsellers first, then by number of reviews; samples last. */
  popularity: () => (a, b) =>
    Number(b.bestseller) - Number(a.bestseller) || b.reviewCount - a.reviewCount || Number(a.sample) - Number(b.sample),
};

/** The rule of an order. @param language that names are sorted in */
export function compareFor(order: SortOrder, priceFor: PriceFor, language: Language): Compare {
  return COMPARE[order](priceFor, language);
}

/**
 * The listings in a new order; a stable sort. An unknown order changes nothing
 * (specification.md#errors).
 *
 * @param people the group that prices are for
 */
export function sortListings(
  entries: readonly CatalogueEntry[],
  order: string,
  language: Language,
  people = DEFAULT_PEOPLE,
): readonly CatalogueEntry[] {
  if (!Array.isArray(entries) || !Object.hasOwn(COMPARE, order)) return Array.isArray(entries) ? entries : [];
  const prices = new Map(entries.map((entry: CatalogueEntry) => [entry, priceOf(entry, people)]));
  return entries.toSorted(compareFor(order as SortOrder, (entry) => prices.get(entry) ?? 0, language));
}
