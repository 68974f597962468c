import { type Listing, thumbnailOf } from '../../lib/catalogue/listing.ts';
import type { ListingFilter } from '../../lib/catalogue/listing-filter.schema.ts';
import { matchesFilter } from '../../lib/catalogue/listing-filter.ts';
import { pickOne, seededRandom } from '../../lib/catalogue/random.ts';
import type { Language } from '../../lib/languages/language.ts';
import { breadcrumbsMessages } from '../../lib/messages/breadcrumbs.ts';
import { landingPartPath, PATHS, pagePath } from '../../lib/navigation/paths.ts';
import { countListings, type ListingCount } from '../../lib/search/count-listings.ts';
import type { Intro } from '../../lib/site/intro.schema.ts';
import type { LandingPage } from '../../lib/site/landing-page.schema.ts';
import { titleFor } from '../../lib/site/titles.ts';
import { type BuiltCard, listingCards } from './listing-card.ts';
import type { Crumb, PageContext } from './page-context.ts';
import { type RouteComparison, routeComparison } from './route-comparison.ts';
import { lowestPriceText } from './share-picture.ts';

/** One part of a landing page: all of it, unless the listings need several. */
export interface LandingView {
  readonly slug: string;
  readonly path: string;
  /** The path of the page that search engines list instead; undefined for most. */
  readonly canonicalPath: string | undefined;
  readonly part: number;
  readonly parts: readonly { readonly part: number; readonly path: string }[];
  readonly title: string;
  /** The hero picture, as in `VAN/5`. */
  readonly hero: string;
  readonly crumbs: readonly Crumb[];
  readonly lead: string;
  readonly body: readonly string[];
  readonly questions: LandingPage['questions'];
  readonly seoDescription: string;
  readonly intro: Intro | null;
  /** The listings of all parts. */
  readonly filter: ListingFilter;
  readonly count: ListingCount;
  readonly cards: readonly BuiltCard[];
  readonly comparison: RouteComparison | null;
  /** "From $15 per person"; undefined where nothing can be booked. */
  readonly lowestPrice: string | undefined;
}

/** A landing page's file and its intro. */
export interface LandingSource {
  readonly slug: string;
  readonly data: LandingPage;
  readonly intro: Intro | null;
}

/**
 * The hero picture: from the table, or a listing's thumbnail that changes each week. See
 * specification.md#titles-and-hero-pictures.
 */
export function heroPicture(path: string, listings: readonly Listing[], { heroes, week }: PageContext): string {
  const drawn = pickOne(listings, seededRandom(`hero ${path} ${week}`));
  return heroes[path]?.image ?? (drawn ? thumbnailOf(drawn) : 'VAN/1');
}

function partsOf(slug: string, total: number, perPart: number) {
  const count = Math.max(1, Math.ceil(total / perPart));
  return Array.from({ length: count }, (_, index) => ({ part: index + 1, path: landingPartPath(slug, index + 1) }));
}

/** The way from home to a page just below it. */
export function crumbsOf(title: string, path: string, language: Language): readonly Crumb[] {
  return [
    { label: breadcrumbsMessages(language).home, path: PATHS.home },
    { label: title, path },
  ];
}

function byPopularityAndPrice(a: Listing, b: Listing): number {
  const byPopularity = Number(b.isBestseller) - Number(a.isBestseller) || b.reviewCount - a.reviewCount;
  return byPopularity || Number(a.sample) - Number(b.sample) || a.price.base - b.price.base;
}

/**
 * Listings in the first order of a page: by popularity, samples last, then by price. The search in
 * the browser has the same order.
 */
export function mostPopularFirst(listings: readonly Listing[]): readonly Listing[] {
  return listings.toSorted(byPopularityAndPrice);
}

/**
 * The listings that a landing page shows: the most popular first, then by price
 * (specification.md#landing-pages).
 */
export function landingListings({ data }: LandingSource, listings: readonly Listing[]): readonly Listing[] {
  return mostPopularFirst(listings.filter((listing) => matchesFilter(listing, data.filter)));
}

/**
 * All parts of a landing page. Listings beyond the site's number a page go to `/{slug}/page/2` and
 * so on.
 */
export function landingViews(source: LandingSource, context: PageContext): readonly LandingView[] {
  const { slug, data, intro } = source;
  const { site, catalogue, heroes, language } = context;
  const path = pagePath(slug);
  const title = titleFor(path, heroes);
  const listings = landingListings(source, catalogue.listings);
  const parts = partsOf(slug, listings.length, site.listingsPerPage);
  const hero = heroPicture(path, listings, context);
  const shared = {
    slug,
    canonicalPath: data.canonical && pagePath(data.canonical),
    parts,
    title,
    hero,
    crumbs: crumbsOf(title, path, language),
    lead: data.lead,
    questions: data.questions,
    body: data.body,
    seoDescription: data.seoDescription,
    intro,
    filter: data.filter,
    count: countListings(listings),
    lowestPrice: lowestPriceText(listings, language),
  };
  return parts.map(({ part, path: partPath }) => ({
    ...shared,
    part,
    path: partPath,
    cards: listingCards(listings.slice((part - 1) * site.listingsPerPage, part * site.listingsPerPage), language, [
      hero,
    ]),
    comparison: data.layout === 'route' && part === 1 ? routeComparison(listings, language) : null,
  }));
}

/** Whether a landing page is about transfers, with the layout for them. */
export function isTransfersPage({ comparison, path }: Pick<LandingView, 'comparison' | 'path'>): boolean {
  return comparison !== null || /transfer|transportation/.test(path);
}
