import { bestsellersSchema } from '../catalogue/bestsellers.schema.ts';
import { fleetSchema } from '../catalogue/fleet.schema.ts';
import { imageGroupsSchema } from '../catalogue/image-group.schema.ts';
import { listingSchema } from '../catalogue/listing.schema.ts';
import { onSiteFeeSchema } from '../catalogue/on-site-fee.schema.ts';
import { placeSchema } from '../catalogue/place.schema.ts';
import { providerSchema } from '../catalogue/provider.schema.ts';
import { reviewFileSchema } from '../catalogue/review.schema.ts';
import { ratesSchema } from '../money/rates.schema.ts';
import { redirectsSchema } from '../navigation/redirect.schema.ts';
import { gazetteerSchema } from '../places/gazetteer.schema.ts';
import { mapSchema } from '../places/map.schema.ts';
import { policySchema } from '../policies/policy.schema.ts';
import { heroesSchema } from '../site/hero.schema.ts';
import { introSchema } from '../site/intro.schema.ts';
import { landingPageSchema } from '../site/landing-page.schema.ts';
import { articleSchema, pageSchema } from '../site/page.schema.ts';
import { siteSchema } from '../site/site.schema.ts';

/** The schema of each kind of content file, by its folder or the name of its settings file. */
export const CONTENT_SCHEMAS = {
  listings: listingSchema,
  'landing-pages': landingPageSchema,
  intros: introSchema,
  places: placeSchema,
  gazetteer: gazetteerSchema,
  providers: providerSchema,
  policies: policySchema,
  fees: onSiteFeeSchema,
  reviews: reviewFileSchema,
  pages: pageSchema,
  articles: articleSchema,
  site: siteSchema,
  rates: ratesSchema,
  heroes: heroesSchema,
  bestsellers: bestsellersSchema,
  fleet: fleetSchema,
  map: mapSchema,
  redirects: redirectsSchema,
  'image-groups': imageGroupsSchema,
} as const;

/** A kind of content file: `listings`, `site`. */
export type ContentKindId = keyof typeof CONTENT_SCHEMAS;
