import * as z from 'zod/mini';

/** Every kind of listing (specification.md#listings). */
export const LISTING_TYPES = [
  'SHARED_TRANSFER',
  'PRIVATE_TRANSFER',
  'PRIVATE_TRANSFER_WITH_TOUR',
  'JOINING_TOUR',
  'PRIVATE_BOAT_TOUR',
  'AIRPORT_TRANSFER',
  'TOUR_PACKAGE_LOCAL',
  'TOUR_PACKAGE_INTL',
] as const;

export const listingTypeSchema = z.enum(LISTING_TYPES);

/** One of {@link LISTING_TYPES}. */
export type ListingType = z.infer<typeof listingTypeSchema>;
