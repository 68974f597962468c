import type { ListingType } from './listing-type.schema.ts';

const LABELS: Readonly<Record<ListingType, string>> = {
  SHARED_TRANSFER: 'Shared van',
  PRIVATE_TRANSFER: 'Private van',
  PRIVATE_TRANSFER_WITH_TOUR: 'Private van with tour',
  JOINING_TOUR: 'Group tour',
  PRIVATE_BOAT_TOUR: 'Private boat',
  AIRPORT_TRANSFER: 'Airport transfer',
  TOUR_PACKAGE_LOCAL: 'Tour package',
  TOUR_PACKAGE_INTL: 'Tour package from abroad',
};

/** Every listing type in the order of the schema, for code without the schema. */
export const LISTING_TYPE_NAMES = Object.keys(LABELS) as readonly ListingType[];

/** A listing type in a traveller's words. */
export function listingTypeLabel(type: ListingType): string {
  return LABELS[type];
}

/** The first segment of a listing's address (specification.md#routes). */
export type Section = 'transfers' | 'tours' | 'airport-transfer';

const SECTIONS: Readonly<Record<ListingType, Section>> = {
  SHARED_TRANSFER: 'transfers',
  PRIVATE_TRANSFER: 'transfers',
  PRIVATE_TRANSFER_WITH_TOUR: 'transfers',
  JOINING_TOUR: 'tours',
  PRIVATE_BOAT_TOUR: 'tours',
  AIRPORT_TRANSFER: 'airport-transfer',
  TOUR_PACKAGE_LOCAL: 'tours',
  TOUR_PACKAGE_INTL: 'tours',
};

/**
 * The section of a listing's own page. A private van with a tour is a transfer when it ends
 * elsewhere, and a tour when it returns to its start.
 */
export function sectionOf(listing: { listingType: ListingType; origin: string; destination: string }): Section {
  const { listingType, origin, destination } = listing;
  return listingType === 'PRIVATE_TRANSFER_WITH_TOUR' && origin === destination ? 'tours' : SECTIONS[listingType];
}
