import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Listing } from '../catalogue/listing.ts';
import type { Suggest } from '../catalogue/suggestions.ts';
import type { ImageGroups } from '../images/image-group.schema.ts';
import type { ExchangeRates } from '../pricing/exchange-rates.schema.ts';
import type { OnSiteFee } from '../pricing/on-site-fee.schema.ts';
import type { Review } from '../reviews/review.schema.ts';
import type { Heroes } from '../site/hero.schema.ts';
import type { Site } from '../site/site.schema.ts';
import type { ListingCard } from './listing-card.ts';

/** Everything that page models are made from. */
export interface PageContext {
  readonly site: Site;
  readonly catalogue: Catalogue;
  readonly heroes: Heroes;
  readonly fees: readonly OnSiteFee[];
  readonly reviews: readonly Review[];
  readonly imageGroups: ImageGroups;
  readonly rates: ExchangeRates;
  readonly bestsellers: readonly string[];
  /** Suggestions, prepared for the whole catalogue. */
  readonly suggest: Suggest<Listing>;
}

/** One step of the way from home to a page. The last one is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** A heading and the cards under it. */
export interface CardBlock {
  readonly heading: string;
  readonly cards: readonly ListingCard[];
}
