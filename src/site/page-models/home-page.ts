import { pickBestsellers } from '../../lib/catalogue/bestsellers.ts';
import { sample, seededRandom } from '../../lib/catalogue/random.ts';
import type { Review } from '../../lib/catalogue/review.schema.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { type BuiltCard, listingCards } from './listing-card.ts';
import type { PageContext } from './page-context.ts';
import { type TownRoute, townRoutes } from './town-routes.ts';
import { waysToTravel } from './ways-to-travel.ts';

/** The data of the home page besides its own texts. */
export interface HomePage {
  /** The keys of the pictures at the top and beside the article: `ELN-B/1`. */
  readonly heroImage: string;
  readonly articleImage: string;
  readonly bestsellers: readonly BuiltCard[];
  readonly routes: readonly TownRoute[];
  readonly reviews: readonly Review[];
}

const SHOWN_REVIEWS = 3;
/** The picture at the top where the settings name none. */
export const DEFAULT_HERO_IMAGE = 'ELN-B/1';
const ARTICLE_IMAGE = 'VAN/3';

/** Five-star reviews in the page's language that a traveller wrote. */
function reviewsOf({ reviews, language }: PageContext): readonly Review[] {
  const fitting = reviews.filter((review) => review.lang === language && review.reviewRating === 5 && !review.sample);
  return sample(fitting, SHOWN_REVIEWS, seededRandom('home reviews'));
}

/** The home page's blocks, with pictures of which none comes twice. */
export function homePage(context: PageContext, landingPaths: ReadonlySet<string>): HomePage {
  const { catalogue, heroes } = context;
  const drawn = seededRandom(`home bestsellers ${context.week}`);
  const heroImage = heroes[PATHS.home]?.image ?? DEFAULT_HERO_IMAGE;
  const shown = [heroImage, ARTICLE_IMAGE, ...waysToTravel(context.language).map(({ image }) => image)];
  return {
    heroImage,
    articleImage: ARTICLE_IMAGE,
    bestsellers: listingCards(pickBestsellers(catalogue.listings, context.bestsellers, drawn), context.language, shown),
    routes: townRoutes(catalogue, landingPaths, context.language),
    reviews: reviewsOf(context),
  };
}
