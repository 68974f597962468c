import type { ListingSource } from '../../src/lib/catalogue/listing.schema.ts';
import { isOffered, isRoundTrip } from '../../src/lib/catalogue/listing.ts';
import { addressesOf } from '../../src/lib/catalogue/listing-addresses.ts';
import { matchesFilter } from '../../src/lib/catalogue/listing-filter.ts';
import { seededRandom } from '../../src/lib/catalogue/random.ts';
import { suggestionsFrom } from '../../src/lib/catalogue/suggestions.ts';
import type { ContentLibrary } from '../../src/lib/content-validation/content-library.ts';
import {
  articlePath,
  bookingPath,
  destinationPath,
  PATHS,
  pagePath,
  routePath,
  STATIC_PATHS,
} from '../../src/lib/navigation/paths.ts';
import { memoize } from './memoize.ts';

/** The listing that has a further page for links from elsewhere. */
const CODE_WITH_DETAILS = 'PV-PPUR';

/** The files of listings that are built. */
export function publishedFiles({ listings }: ContentLibrary): ContentLibrary['listings'] {
  return listings.filter(({ data }) => data.status === 'PUBLISHED');
}

/** Listings that are built. */
export function publishedListings(library: ContentLibrary): readonly ListingSource[] {
  return publishedFiles(library).map(({ data }) => data);
}

/** The pages of a listing by each of its addresses. */
function pathsOf(listing: ListingSource): readonly string[] {
  return addressesOf(listing).map(({ section, slug }) => `/${section}/${slug}`);
}

/** The pages of a listing itself, by each of its addresses. */
export function ownPages(listing: ListingSource): readonly string[] {
  const details = listing.code === CODE_WITH_DETAILS ? [STATIC_PATHS.privateTourDetails] : [];
  return [...pathsOf(listing), ...(isOffered(listing) ? listing.slug.map(bookingPath) : []), ...details];
}

/** The pages that show a listing among others, as a card, a row or a price. */
export function pagesWithCards(listing: ListingSource, library: ContentLibrary): readonly string[] {
  const { landingPages, places, articles, bestsellers } = library;
  const landings = landingPages.filter(({ data }) => matchesFilter(listing, data.filter)).map(({ id }) => pagePath(id));
  const slugOf = (code: string) => places.find(({ data }) => data.code === code)?.data.slug ?? '';
  const route = routePath(slugOf(listing.origin), slugOf(listing.destination));
  const isOnHome = bestsellers.data.includes(listing.code) || landingPages.some(({ id }) => pagePath(id) === route);
  const towns = places.filter(({ data: { code } }) => code === listing.origin || code === listing.destination);
  const tables = isRoundTrip(listing)
    ? []
    : articles.filter(({ data }) => data.routesTo === listing.destination).map(({ id }) => articlePath(id));
  return [
    ...landings,
    ...towns.map(({ data }) => destinationPath(data.slug)),
    ...tables,
    PATHS.search,
    ...(isOnHome ? [PATHS.home] : []),
  ];
}

/** Which listings each listing's page suggests, by code. */
const suggestedCodes = memoize((library: ContentLibrary): ReadonlyMap<string, readonly string[]> => {
  const published = publishedListings(library);
  const suggest = suggestionsFrom(published.filter(isOffered));
  return new Map(
    published.map((listing) => {
      const suggested = suggest(listing, seededRandom(`suggestions ${listing.code}`));
      return [listing.code, suggested.map(({ code }) => code)];
    }),
  );
});

/** The pages of other listings that suggest one of these, before or after a change. */
export function pagesThatSuggest(
  codes: ReadonlySet<string>,
  before: ContentLibrary,
  after: ContentLibrary,
): readonly string[] {
  const [then, now] = [suggestedCodes(before), suggestedCodes(after)];
  return publishedListings(after).flatMap((listing) => {
    const [old = [], own = []] = [then.get(listing.code), now.get(listing.code)];
    const isOther = old.join() !== own.join() || own.some((code) => codes.has(code));
    return isOther ? pathsOf(listing) : [];
  });
}
