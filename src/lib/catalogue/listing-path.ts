import type { ListingType } from './listing-type.schema.ts';
import { sectionOf } from './listing-type.ts';

/** The fields of a listing that its address depends on. */
export interface Addressable {
  readonly listingType: ListingType;
  readonly origin: string;
  readonly destination: string;
  readonly slug: readonly string[];
}

/** A listing's canonical page: its first slug. */
export function listingPath(listing: Addressable): string {
  return `/${sectionOf(listing)}/${listing.slug[0] ?? ''}`;
}
