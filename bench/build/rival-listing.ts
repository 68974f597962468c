import { sectionOf } from '../../src/lib/catalogue/listing-type.ts';
import type { OnSiteFee } from '../../src/lib/catalogue/on-site-fee.schema.ts';
import { onSiteFeesOf } from '../../src/lib/catalogue/on-site-fees.ts';
import { type DisplayRatePlan, displayRatePlan } from '../../src/lib/money/display-rate-plan.ts';
import { durationText } from '../../src/lib/time/duration.ts';
import type { RealListing } from './real-listing.ts';

type Content = Omit<RealListing['content'], 'itinerary'>;

/**
 * A page of a listing as a rival's files have it. It is the listing's own data, with what needs our
 * code worked out.
 */
export interface RivalListing extends Omit<RealListing, 'content' | 'slug' | 'ratePlan'> {
  readonly path: string;
  readonly section: string;
  readonly price: DisplayRatePlan;
  readonly picture: string;
  readonly fees: readonly string[];
  /** A list instead of a map: Hugo sorts the keys of a map. */
  readonly content: Content & { readonly itinerary: readonly { at: string; text: string }[] };
  /** Where the page's own reviews and listings begin in the lists. Rivals need not choose. */
  readonly reviewsFrom: number;
  readonly suggestionsFrom: number;
}

/** What is worked out for every listing with the same data. */
export interface RivalContext {
  readonly fees: readonly OnSiteFee[];
  readonly markup: string;
  readonly reviews: number;
  readonly listings: number;
}

const SHOWN_REVIEWS = 8;
const SHOWN_SUGGESTIONS = 6;

/** The pages of a listing: one a slug, as on our site. */
export function rivalListings(listing: RealListing, index: number, context: RivalContext): readonly RivalListing[] {
  const { slug, content, ratePlan, ...rest } = listing;
  const section = sectionOf(listing);
  const shared = {
    ...rest,
    section,
    price: displayRatePlan(ratePlan, context.markup),
    picture: listing.images[0] ?? 'VAN',
    fees: onSiteFeesOf(listing, context.fees).map(({ id }) => id),
    content: {
      ...content,
      duration: durationText(content.duration, 'en'),
      itinerary: Object.entries(content.itinerary).map(([at, text]) => ({ at, text })),
    },
    reviewsFrom: index % Math.max(1, context.reviews - SHOWN_REVIEWS),
    suggestionsFrom: (index * 7) % Math.max(1, context.listings - SHOWN_SUGGESTIONS),
  };
  return slug.map((name) => ({ ...shared, path: `/${section}/${name}` }));
}
