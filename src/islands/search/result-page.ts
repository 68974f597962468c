import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import type { SearchResults } from '../../lib/search/searcher.ts';
import type { BuiltList } from './built-list.ts';

/** The cards that a list of results shows. */
export interface ResultPage {
  /** Whether the list that the page was built with is shown, before the other entries. */
  readonly showsBuilt: boolean;
  /** The cards that React renders. */
  readonly entries: readonly CatalogueEntry[];
  readonly hasMore: boolean;
}

/**
 * The cards to show of some results. Without criteria that is the built list, which may be one part
 * of several.
 *
 * @param atOnce number of cards at first, and with each page
 */
export function resultPageOf(
  { everything, listings, all }: Pick<SearchResults, 'everything' | 'listings' | 'all'>,
  built: Pick<BuiltList, 'listingsIn' | 'isCurrent' | 'isPart'>,
  atOnce: number,
  pages: number,
): ResultPage {
  const known = built.listingsIn(all);
  const isAsBuilt = everything && (built.isPart || known.length === Math.min(atOnce, listings.length));
  const shown = isAsBuilt && pages === 1 ? known : listings.slice(0, atOnce * pages);
  // The built list may be older than the catalogue, and further cards must follow its end.
  const isBeginning = pages === 1 || known.every((entry, index) => entry === listings[index]);
  const showsBuilt = isAsBuilt && isBeginning && built.isCurrent(all);
  return {
    showsBuilt,
    entries: showsBuilt ? shown.slice(known.length) : shown,
    hasMore: listings.length > shown.length && !(everything && built.isPart),
  };
}
