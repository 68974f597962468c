import { redirectingPathsOf, unbookablePathsOf } from '../../lib/catalogue/listing-addresses.ts';
import { DEFAULT_LANGUAGE } from '../../lib/languages/language.ts';
import { PATHS, pagePath } from '../../lib/navigation/paths.ts';
import type { Redirect } from '../../lib/navigation/redirect.schema.ts';
import type { RedirectRule } from '../../lib/navigation/redirect-rule.schema.ts';
import { redirectRuleOf } from '../../lib/navigation/resolve-redirect.ts';
import { townRoutes } from '../page-models/town-routes.ts';
import { publishedListings } from './catalogue.ts';
import { landingSources } from './landing-pages.ts';
import { settingsFile } from './load-content.ts';
import { pageContext } from './page-context.ts';

async function editorsRules(): Promise<readonly RedirectRule[]> {
  const { data } = await settingsFile<{ redirects: Redirect[] }>('redirects');
  return data.redirects.map(redirectRuleOf);
}

async function listingRules(): Promise<readonly RedirectRule[]> {
  const listings = await publishedListings(DEFAULT_LANGUAGE);
  return listings.flatMap((listing) => [
    ...redirectingPathsOf(listing).map((from) => ({ from, to: listing.path, status: 301 as const })),
    ...unbookablePathsOf(listing).map((from) => ({ from, to: listing.path, status: 302 as const })),
  ]);
}

/**
 * Redirects of the search form to landing pages, for browsers without scripts. With scripts the
 * search page shows the results.
 */
async function searchRules(): Promise<readonly RedirectRule[]> {
  const context = await pageContext(DEFAULT_LANGUAGE);
  const paths = new Set((await landingSources(DEFAULT_LANGUAGE)).map(({ slug }) => pagePath(slug)));
  return townRoutes(context.catalogue, paths, DEFAULT_LANGUAGE).map(({ origin, destination, path }) => ({
    from: PATHS.search,
    query: { go: 'route', origin, destination },
    to: path,
    status: 302 as const,
  }));
}

/**
 * The editors' table and the addresses at which travellers look for a listing in vain
 * (specification.md#redirects).
 */
export async function redirectRules(): Promise<readonly RedirectRule[]> {
  return [...(await editorsRules()), ...(await searchRules()), ...(await listingRules())];
}

/** The editors' rules, which also become pages for hosts that cannot redirect. */
export function redirectPages(): Promise<readonly RedirectRule[]> {
  return editorsRules();
}
