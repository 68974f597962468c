import { catalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { ListingFilter } from '../landing/listing-filter.schema.ts';
import { matchesFilter } from '../landing/listing-filter.ts';
import { type Choices, choicesOf } from '../search/choices.ts';
import { facetsOf } from '../search/facets.ts';
import { pageContext } from './page-context.ts';

/** What a list of results is built with. */
export interface ResultPlan {
  /** Names by code. */
  readonly places: Readonly<Record<string, string>>;
  readonly choices: Choices;
  readonly total: number;
  /** So many cards are shown at once. */
  readonly atOnce: number;
}

/** The choices of the listings that meet a filter. */
export async function resultPlan(filter: ListingFilter): Promise<ResultPlan> {
  const { catalogue, site } = await pageContext();
  const entries = catalogue.listings.filter((listing) => matchesFilter(listing, filter)).map(catalogueEntry);
  const places = Object.fromEntries(catalogue.places.map(({ code, name }) => [code, name]));
  const withHighlights = entries.filter(({ highlights }) => highlights.length > 0).length;
  return {
    places,
    choices: choicesOf(facetsOf(entries, {}), withHighlights, places),
    total: entries.length,
    atOnce: site.listingsPerPage,
  };
}
