import { pickBestsellers } from '../catalogue/bestsellers.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Listing } from '../catalogue/listing.ts';
import { routePath } from '../paths.ts';
import { sample } from '../random/sample.ts';
import { seededRandom } from '../random/seeded-random.ts';
import type { Review } from '../reviews/review.schema.ts';
import { type ListingCard, listingCard } from './listing-card.ts';
import type { PageContext } from './page-context.ts';

/** A pair of towns with the cheapest way between them. */
export interface PopularRoute {
  readonly label: string;
  readonly path: string;
  readonly fromUsd: number;
}

/** What the home page shows besides its own texts. */
export interface HomePage {
  readonly bestsellers: readonly ListingCard[];
  readonly tours: readonly ListingCard[];
  readonly routes: readonly PopularRoute[];
  readonly reviews: readonly Review[];
}

const SHOWN_TOURS = 6;
const SHOWN_REVIEWS = 3;

function cheapestBetween(listings: readonly Listing[], origin: string, destination: string): number | null {
  const prices = listings
    .filter((listing) => listing.origin === origin && listing.destination === destination)
    .map(({ price }) => price.base);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The pairs of towns that have both a landing page and a listing. */
function routesOf({ places, listings }: Catalogue, landingPaths: ReadonlySet<string>): readonly PopularRoute[] {
  const pairs = places.flatMap((from) => places.filter((to) => to !== from).map((to) => ({ from, to })));
  return pairs.flatMap(({ from, to }) => {
    const path = routePath(from.slug, to.slug);
    const fromUsd = cheapestBetween(listings, from.code, to.code);
    return landingPaths.has(path) && fromUsd !== null ? [{ label: `${from.name} to ${to.name}`, path, fromUsd }] : [];
  });
}

function toursOf({ listings }: Catalogue): readonly Listing[] {
  const boats = listings.filter(({ listingType, sample: isSample }) => listingType === 'JOINING_TOUR' && !isSample);
  return sample(boats, SHOWN_TOURS, seededRandom('home tours'));
}

/** Short five-star reviews in the page's language. */
function reviewsOf({ reviews }: PageContext): readonly Review[] {
  const fitting = reviews.filter(({ lang, reviewRating }) => lang === 'en' && reviewRating === 5);
  return sample(fitting, SHOWN_REVIEWS, seededRandom('home reviews'));
}

/** The home page's blocks: bestsellers, tours, routes, reviews. */
export function homePage(context: PageContext, landingPaths: ReadonlySet<string>): HomePage {
  const { catalogue } = context;
  const card = (listing: Listing) => listingCard(listing, catalogue);
  return {
    bestsellers: pickBestsellers(catalogue.listings, context.bestsellers, seededRandom('home bestsellers')).map(card),
    tours: toursOf(catalogue).map(card),
    routes: routesOf(catalogue, landingPaths),
    reviews: reviewsOf(context),
  };
}
