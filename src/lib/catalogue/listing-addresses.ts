import { bookingPath } from '../navigation/paths.ts';
import type { Listing } from './listing.ts';
import type { Addressable } from './listing-path.ts';
import { type Section, sectionOf } from './listing-type.ts';

/** One address of a listing, and whether it is the canonical one. */
export interface ListingAddress {
  readonly section: Section;
  readonly slug: string;
  readonly canonical: boolean;
}

/** Every address that shows the listing: any of its slugs finds it (specification.md#routes). */
export function addressesOf(listing: Addressable): readonly ListingAddress[] {
  const section = sectionOf(listing);
  return listing.slug.map((slug, index) => ({ section, slug, canonical: index === 0 }));
}

/**
 * Further addresses of a listing, which redirect to its own (specification.md#routes).
 * `/transportation` has one for any slug, `/transfers` and `/tours` for vans with a tour.
 */
export function redirectingPathsOf(listing: Addressable): readonly string[] {
  const own = sectionOf(listing);
  const other = listing.listingType === 'PRIVATE_TRANSFER_WITH_TOUR' ? [otherSection(own)] : [];
  return ['/transportation', ...other].flatMap((section) => listing.slug.map((slug) => `${section}/${slug}`));
}

/** Booking addresses of a sample listing, which lead to its own page until it is offered. */
export function unbookablePathsOf({ sample, slug }: Pick<Listing, 'sample' | 'slug'>): readonly string[] {
  return sample ? slug.map(bookingPath) : [];
}

function otherSection(section: Section): string {
  return section === 'tours' ? '/transfers' : '/tours';
}
