import { pickBestsellers } from '../catalogue/bestsellers.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Listing } from '../catalogue/listing.ts';
import { sample } from '../random/sample.ts';
import { seededRandom } from '../random/seeded-random.ts';
import type { Review } from '../reviews/review.schema.ts';
import { type ListingCard, listingCard } from './listing-card.ts';
import type { PageContext } from './page-context.ts';
import { type TownRoute, townRoutes } from './town-routes.ts';

/** What the home page shows besides its own texts. */
export interface HomePage {
  readonly bestsellers: readonly ListingCard[];
  readonly tours: readonly ListingCard[];
  readonly routes: readonly TownRoute[];
  readonly reviews: readonly Review[];
}

const SHOWN_TOURS = 6;
const SHOWN_REVIEWS = 3;

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
    routes: townRoutes(catalogue, landingPaths),
    reviews: reviewsOf(context),
  };
}
