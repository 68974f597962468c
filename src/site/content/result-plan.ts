import { catalogueEntry } from '../../lib/catalogue/catalogue-entry.ts';
import type { ListingFilter } from '../../lib/catalogue/listing-filter.schema.ts';
import { matchesFilter } from '../../lib/catalogue/listing-filter.ts';
import type { Language } from '../../lib/languages/language.ts';
import { countListings, type ListingCount } from '../../lib/search/count-listings.ts';
import { countFacets } from '../../lib/search/facet-counts.ts';
import { type FacetOptions, facetOptionsOf } from '../../lib/search/facet-options.ts';
import { searchColumnsOf } from '../../lib/search/search-columns.ts';
import { pageContext } from './page-context.ts';

/** The data that a list of results is built with. */
export interface ResultPlan {
  /** Names by code. */
  readonly places: Readonly<Record<string, string>>;
  readonly choices: FacetOptions;
  readonly total: ListingCount;
  /** Number of cards that are shown first. */
  readonly atOnce: number;
}

async function readPlan(filter: ListingFilter, language: Language): Promise<ResultPlan> {
  const { catalogue, site } = await pageContext(language);
  const entries = catalogue.listings
    .filter((listing) => matchesFilter(listing, filter))
    .map((listing) => catalogueEntry(listing, language));
  const places = Object.fromEntries(catalogue.places.map(({ code, name }) => [code, name]));
  return {
    places,
    choices: facetOptionsOf(countFacets(searchColumnsOf(entries), []), places, language),
    total: countListings(entries),
    atOnce: site.listingsPerPage,
  };
}

const plans = new Map<string, Promise<ResultPlan>>();

/**
 * The choices of the listings that meet a filter. All parts of a landing page have the same plan,
 * which is made once: each looks at every listing.
 */
export function resultPlan(filter: ListingFilter, language: Language): Promise<ResultPlan> {
  const key = `${language} ${JSON.stringify(filter)}`;
  const plan = plans.get(key) ?? readPlan(filter, language);
  plans.set(key, plan);
  return plan;
}
