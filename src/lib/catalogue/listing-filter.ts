import type { ListingFilter } from './listing-filter.schema.ts';
import type { ListingType } from './listing-type.schema.ts';

/** The fields of a listing that a filter tests. */
export interface FilterableListing {
  readonly code: string;
  readonly listingType: ListingType;
  readonly origin: string;
  readonly destination: string;
}

/** Whether a listing meets every condition of a filter (specification.md#landing-pages). */
export function matchesFilter(listing: FilterableListing, filter: ListingFilter): boolean {
  const { codeContains = [], codeExcludes = [], types, excludeTypes = [], origin, destination } = filter;
  return (
    codeContains.every((part) => listing.code.includes(part)) &&
    !codeExcludes.some((part) => listing.code.includes(part)) &&
    (types?.includes(listing.listingType) ?? true) &&
    !excludeTypes.includes(listing.listingType) &&
    (origin ?? listing.origin) === listing.origin &&
    (destination ?? listing.destination) === listing.destination
  );
}
