import type { ListingSource } from '../../src/lib/catalogue/listing.schema.ts';
import { matchesFilter } from '../../src/lib/catalogue/listing-filter.ts';
import { sectionOf } from '../../src/lib/catalogue/listing-type.ts';
import { onSiteFeesOf } from '../../src/lib/catalogue/on-site-fees.ts';
import { MAX_REVIEWS, relevantReviews, reviewSubject } from '../../src/lib/catalogue/relevant-reviews.ts';
import type { ContentLibrary } from '../../src/lib/content-validation/content-library.ts';
import type { ContentKindId } from '../../src/lib/content-validation/content-schemas.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/lib/languages/language.ts';
import { localizedPath } from '../../src/lib/languages/localized-path.ts';
import { articlePath, destinationPath, PATHS, pagePath, routePath } from '../../src/lib/navigation/paths.ts';
import { kindOfFile, languageOfFile, nameOfFile } from '../lib/content-kind.ts';
import type { LoadedLibrary } from './content-library.ts';
import { ownPages, pagesThatSuggest, pagesWithCards, publishedListings } from './listing-pages.ts';

/** What is said of files that every page shows. */
const EVERY_PAGE = 'every page';

/** The library without and with a change, and the name of the file that it is of. */
interface Change {
  readonly id: string;
  readonly before: ContentLibrary;
  readonly after: ContentLibrary;
}

type Pages = readonly string[];

/** Pages by one of two libraries, and by the other. */
const onBoth = ({ before, after }: Change, pagesOf: (library: ContentLibrary) => Pages): Pages => [
  ...pagesOf(before),
  ...pagesOf(after),
];

const isDifferent = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** All pages that show some listings: their own, and those with their cards. */
function listingPages(change: Change, isMeant: (listing: ListingSource) => boolean): Pages {
  const shown = onBoth(change, (library) =>
    publishedListings(library)
      .filter(isMeant)
      .flatMap((listing) => [...ownPages(listing), ...pagesWithCards(listing, library)]),
  );
  const codes = [...publishedListings(change.before), ...publishedListings(change.after)].filter(isMeant);
  return [...shown, ...pagesThatSuggest(new Set(codes.map(({ code }) => code)), change.before, change.after)];
}

const ownPagesOf = (library: ContentLibrary, isMeant: (listing: ListingSource) => boolean): Pages =>
  publishedListings(library).filter(isMeant).flatMap(ownPages);

/** A landing page, the home page where it is a route, and the town whose tours it has. */
function landingPages(id: string, library: ContentLibrary): Pages {
  const page = library.landingPages.find((file) => file.id === id);
  if (!page) return [];
  const towns = library.places.map(({ data }) => data);
  const isRoute = towns.some((from) => towns.some((to) => routePath(from.slug, to.slug) === pagePath(id)));
  const listings = publishedListings(library).filter((listing) => matchesFilter(listing, page.data.filter));
  const origins = new Set(listings.map(({ origin }) => origin));
  const isOfTours = origins.size === 1 && listings.every((listing) => sectionOf(listing) === 'tours');
  const town = isOfTours ? towns.find(({ code }) => origins.has(code)) : undefined;
  return [pagePath(id), ...(isRoute ? [PATHS.home, PATHS.search] : []), ...(town ? [destinationPath(town.slug)] : [])];
}

function placePages(change: Change): Pages {
  const [before, after] = [change.before, change.after].map(
    (library) => library.places.find((file) => file.id === change.id)?.data,
  );
  // The search on every page names the towns.
  if (before?.name !== after?.name || before?.code !== after?.code) return [EVERY_PAGE];
  const areas = new Set([...(before?.areas ?? []), ...(after?.areas ?? [])].map(({ id }) => id));
  const isThere = ({ origin, destination, content }: ListingSource) =>
    [origin, destination].includes(after?.code ?? '') ||
    [...content.pickup, ...content.dropoff].some((id) => areas.has(id));
  const own = [before, after].flatMap((place) => (place ? [destinationPath(place.slug)] : []));
  return [...own, PATHS.destinations, ...onBoth(change, (library) => ownPagesOf(library, isThere))];
}

/** The function for the reviews that a library shows with a listing. */
function reviewsOn({ places, reviews }: ContentLibrary) {
  const all = reviews.flatMap(({ data }) => data.reviews.map((review) => ({ ...review, lang: data.lang })));
  const nameOf = (code: string) => places.find(({ data }) => data.code === code)?.data.name ?? code;
  return (listing: ListingSource) =>
    relevantReviews(all, reviewSubject(listing, nameOf), DEFAULT_LANGUAGE, MAX_REVIEWS);
}

function reviewPages({ before, after }: Change): Pages {
  const [then, now] = [reviewsOn(before), reviewsOn(after)];
  const changed = publishedListings(after).filter(
    (listing) => !listing.sample && isDifferent(then(listing), now(listing)),
  );
  return [PATHS.home, ...changed.flatMap(ownPages)];
}

function heroPages({ before, after }: Change): Pages {
  const paths = new Set([...Object.keys(before.heroes.data), ...Object.keys(after.heroes.data)]);
  const changed = [...paths].filter((path) => isDifferent(before.heroes.data[path], after.heroes.data[path]));
  return changed.flatMap((path) => [path, ...landingPages(path.slice(1), after)]);
}

function fleetPages(change: Change): Pages {
  const poolOf = (library: ContentLibrary, id: string) => library.fleet.data.pools.find((pool) => pool.id === id);
  const isChanged = ({ capacity }: ListingSource) =>
    capacity?.pool !== undefined &&
    isDifferent(poolOf(change.before, capacity.pool), poolOf(change.after, capacity.pool));
  return ownPagesOf(change.after, isChanged);
}

function mapPages({ after }: Change): Pages {
  const towns = after.places.map(({ data }) => destinationPath(data.slug));
  return [...ownPagesOf(after, () => true), ...towns, ...after.articles.map(({ id }) => articlePath(id))];
}

const PAGES: Readonly<Record<ContentKindId, (change: Change) => Pages>> = {
  listings: (change) => listingPages(change, ({ code }) => code.toLowerCase() === change.id.toLowerCase()),
  'landing-pages': (change) => onBoth(change, (library) => landingPages(change.id, library)),
  policies: (change) => listingPages(change, ({ policy }) => policy === change.id),
  providers: (change) => listingPages(change, ({ providerId }) => providerId === change.id),
  fees: (change) =>
    onBoth(change, ({ fees, ...library }) => {
      const own = fees.filter(({ id }) => id === change.id).map(({ data }) => data);
      return ownPagesOf({ fees, ...library }, (listing) => onSiteFeesOf(listing, own).length > 0);
    }),
  places: placePages,
  gazetteer: () => [],
  reviews: reviewPages,
  articles: ({ id }) => [articlePath(id)],
  pages: ({ id }) => [pagePath(id)],
  intros: (change) =>
    onBoth(change, (library) =>
      library.landingPages.filter(({ data }) => data.intro === change.id).map(({ id }) => pagePath(id)),
    ),
  site: () => [EVERY_PAGE],
  'image-groups': () => [EVERY_PAGE],
  // In other currencies than the dollar.
  rates: () => [EVERY_PAGE],
  fleet: fleetPages,
  bestsellers: (change) => {
    const [then, now] = [new Set(change.before.bestsellers.data), new Set(change.after.bestsellers.data)];
    return [PATHS.home, ...listingPages(change, ({ code }) => then.has(code) !== now.has(code))];
  },
  heroes: heroPages,
  map: mapPages,
  redirects: () => [],
};

/**
 * Addresses of the English pages that show a file, before or after a change. For a translation,
 * those of its language. "every page" for what all of them show.
 */
export function pagesThatShow(path: string, before: LoadedLibrary, after: LoadedLibrary): readonly string[] {
  const kind = kindOfFile(path);
  const language = languageOfFile(path);
  if (!kind || !path.endsWith(`.${kind.ending}`) || (language !== null && !isLanguage(language))) return [];
  const id = nameOfFile(path);
  const pages = PAGES[kind.id as ContentKindId]({ id, before: before.library, after: after.library });
  const once = [...new Set(pages)].toSorted();
  return language ? once.map((page) => (page === EVERY_PAGE ? page : localizedPath(page, language))) : once;
}
