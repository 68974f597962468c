import type { CatalogueEntry } from '../catalogue/catalogue-entry.schema.ts';
import { listingTypeLabel } from '../catalogue/listing-type.ts';
import type { Language } from '../languages/language.ts';
import { DEFAULT_PEOPLE } from '../money/group-size.ts';
import { withoutCriterion } from './criterion.ts';
import { countFacets, type FacetCounts } from './facet-counts.ts';
import type { KeywordIndex } from './keyword-index.ts';
import { filterRows, predicatesOf } from './predicates.ts';
import { type SearchColumns, searchColumnsOf } from './search-columns.ts';
import { isUnfiltered, type SearchState } from './search-url.ts';
import { compareFor } from './sort-listings.ts';
import { SORT_ORDERS, type SortOrder } from './sort-orders.ts';
import { cooperativeSort, runInSlices, type SliceDeps } from './time-slice.ts';

/** The results of a search. */
export interface SearchResults {
  /** The listings that meet all criteria, in the chosen order. */
  readonly listings: readonly CatalogueEntry[];
  /** All listings that are searched: always the same array. */
  readonly all: readonly CatalogueEntry[];
  /** Without results: listings that fail only the most restrictive criterion. */
  readonly nearest: readonly CatalogueEntry[];
  /** True without criteria, so that the page stays as it was built. */
  readonly everything: boolean;
  /**
   * Counts the results of every other choice. Called after the results are shown, as it takes as
   * long as the search.
   */
  readonly counts: () => FacetCounts;
}

/** The rows that a search found. */
interface FoundRows {
  readonly rows: readonly number[];
  readonly counts: () => FacetCounts;
}

/** Searches the listings of a page. */
export interface Searcher {
  /** Finds results synchronously; null where data must be prepared before. */
  readonly find: (state: SearchState) => SearchResults | null;
  /** Prepares what a state needs, in slices: its order, and the index of words. */
  readonly prepare: (state: SearchState) => Promise<void>;
  /** Prepares all orders. */
  readonly prepareOrders: () => Promise<void>;
}

/** Maximum number of near matches where there are no results. */
const MAX_NEAREST = 3;

function textOf(entry: CatalogueEntry, placeNames: Readonly<Record<string, string>>, language: Language): string {
  const places = [entry.origin, entry.destination].map((code) => placeNames[code] ?? '');
  return [
    entry.title,
    entry.code,
    listingTypeLabel(entry.type, language),
    ...places,
    ...entry.highlights,
    ...entry.keywords,
  ].join(' ');
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The rows in an order; ties stay by price. */
function orderOf(
  { entries, price }: SearchColumns,
  order: SortOrder,
  language: Language,
): Generator<undefined, Uint32Array> {
  const prices = new Map(entries.map((entry, row) => [entry, price[row] ?? 0]));
  const compare = compareFor(order, (entry) => prices.get(entry) ?? 0, language);
  const at = (row: number) => entries[row] as CatalogueEntry;
  return cooperativeSort(entries.length, (a, b) => compare(at(a), at(b)));
}

/**
 * Makes a searcher.
 *
 * @param placeNames by code; travellers look for names
 * @param people the group that prices are for
 */
export function createSearcher(
  listings: readonly CatalogueEntry[],
  placeNames: Readonly<Record<string, string>>,
  ports: SliceDeps,
  people = DEFAULT_PEOPLE,
  language: Language,
): Searcher {
  const table = searchColumnsOf(listings, people);
  const orders = new Map<SortOrder, Uint32Array>();
  let index: KeywordIndex | null = null;

  const search = ({ criteria, sort }: SearchState): FoundRows | null => {
    const order = orders.get(sort);
    if (!order || (criteria.keywords && !index)) return null;
    const words = criteria.keywords ? (index?.matches(criteria.keywords) ?? null) : null;
    const checks = predicatesOf(table, criteria, words);
    return { rows: filterRows(order, checks), counts: once(() => countFacets(table, checks)) };
  };

  const entriesOf = (rows: readonly number[]) => rows.map((row) => table.entries[row] as CatalogueEntry);

  const nearestOf = ({ criteria, sort }: SearchState, { rows, counts }: FoundRows): readonly CatalogueEntry[] => {
    if (rows.length > 0) return [];
    const [best, count = 0] = [...counts().without].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (!best || count === 0) return [];
    const near = search({ criteria: withoutCriterion(criteria, best), sort });
    return entriesOf(near?.rows.slice(0, MAX_NEAREST) ?? []);
  };

  const find = (state: SearchState): SearchResults | null => {
    const found = search(state);
    if (!found) return null;
    return {
      listings: entriesOf(found.rows),
      all: table.entries,
      nearest: nearestOf(state, found),
      everything: isUnfiltered(state),
      counts: found.counts,
    };
  };

  const prepareOrder = async (order: SortOrder) => {
    if (!orders.has(order)) orders.set(order, await runInSlices(orderOf(table, order, language), ports));
  };

  const prepareWords = async () => {
    if (index) return;
    const { keywordIndex } = await import('./keyword-index.ts');
    const texts = table.entries.map((entry) => textOf(entry, placeNames, language));
    index = await runInSlices(keywordIndex(texts), ports);
  };

  const prepare = async ({ criteria, sort }: SearchState) => {
    await prepareOrder(sort);
    if (criteria.keywords) await prepareWords();
  };

  const prepareOrders = async () => {
    for (const order of SORT_ORDERS) await prepareOrder(order);
  };

  return { find, prepare, prepareOrders };
}
