import { pickBestsellers } from '../../lib/catalogue/bestsellers.ts';
import type { Catalogue } from '../../lib/catalogue/catalogue.ts';
import { isOffered, type Listing } from '../../lib/catalogue/listing.ts';
import { sample, seededRandom } from '../../lib/catalogue/random.ts';
import type { Review } from '../../lib/catalogue/review.schema.ts';
import { type BuiltCard, listingCards } from './listing-card.ts';
import type { PageContext } from './page-context.ts';
import { type TownRoute, townRoutes } from './town-routes.ts';

/** The data of the home page besides its own texts. */
export interface HomePage {
  readonly bestsellers: readonly BuiltCard[];
  readonly tours: readonly BuiltCard[];
  readonly routes: readonly TownRoute[];
  readonly reviews: readonly Review[];
}

const SHOWN_TOURS = 6;
const SHOWN_REVIEWS = 3;

function toursOf({ listings }: Catalogue): readonly Listing[] {
  const boats = listings.filter((listing) => listing.listingType === 'JOINING_TOUR' && isOffered(listing));
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
  const drawn = seededRandom(`home bestsellers ${context.week}`);
  const bestsellers = listingCards(pickBestsellers(catalogue.listings, context.bestsellers, drawn));
  return {
    bestsellers,
    tours: listingCards(
      toursOf(catalogue),
      bestsellers.map(({ thumbnail }) => thumbnail),
    ),
    routes: townRoutes(catalogue, landingPaths),
    reviews: reviewsOf(context),
  };
}
