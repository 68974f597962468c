import type { Addressable } from '../paths.ts';
import { type Section, sectionOf } from './listing-type.ts';

/** One address of a listing, and whether it is the one that search engines should keep. */
export interface ListingAddress {
  readonly section: Section;
  readonly slug: string;
  readonly canonical: boolean;
}

/** Every address that shows the listing: any of its slugs finds it (specification, section 2). */
export function addressesOf(listing: Addressable): readonly ListingAddress[] {
  const section = sectionOf(listing);
  return listing.slug.map((slug, index) => ({ section, slug, canonical: index === 0 }));
}

/**
 * Sections in which travellers may look for a listing although its page is elsewhere: `/transfers` and
 * `/transportation` for anything with wheels, `/tours` for anything with a tour. They redirect.
 */
export function redirectingPathsOf(listing: Addressable): readonly string[] {
  const own = sectionOf(listing);
  const isTour = listing.listingType === 'JOINING_TOUR' || listing.listingType === 'PRIVATE_BOAT_TOUR';
  const sections = [
    isTour ? null : '/transportation',
    listing.listingType === 'PRIVATE_TRANSFER_WITH_TOUR' ? otherSection(own) : null,
  ];
  return sections
    .filter((section) => section !== null)
    .flatMap((section) => listing.slug.map((slug) => `${section}/${slug}`));
}

function otherSection(section: Section): string {
  return section === 'tours' ? '/transfers' : '/tours';
}
