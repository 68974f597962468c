import type { CatalogueEntry } from '../catalogue/catalogue-entry.schema.ts';
import { priceBounds } from './price-range.ts';
import type { SearchCriteria } from './search-criteria.ts';

function isInPriceRange({ priceUsd }: CatalogueEntry, criteria: SearchCriteria): boolean {
  const { from, to } = priceBounds(criteria);
  return priceUsd >= from && priceUsd <= to;
}

function searchableText({ title, code, highlights, keywords }: CatalogueEntry): string {
  return [title, code, ...highlights, ...keywords].join(' ').toLowerCase();
}

function hasKeywords(entry: CatalogueEntry, keywords: string): boolean {
  const text = searchableText(entry);
  const words = keywords.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}

function matches(entry: CatalogueEntry, criteria: SearchCriteria): boolean {
  const { origin, destination, types = [], keywords = '', provider, hasHighlights } = criteria;
  return (
    (!origin || entry.origin === origin) &&
    (!destination || entry.destination === destination) &&
    (types.length === 0 || types.includes(entry.type)) &&
    isInPriceRange(entry, criteria) &&
    hasKeywords(entry, keywords) &&
    (!provider || entry.provider.toLowerCase() === provider.toLowerCase()) &&
    (!hasHighlights || entry.highlights.length > 0)
  );
}

/**
 * The listings that meet all criteria, in their order (specification.md#filters). Anything that cannot be
 * searched gives an empty result (specification.md#errors).
 */
export function filterListings(
  entries: readonly CatalogueEntry[],
  criteria: SearchCriteria,
): readonly CatalogueEntry[] {
  if (!Array.isArray(entries)) return [];
  return entries.filter((entry) => matches(entry, criteria));
}
