import type { Language } from '../languages/language.ts';
import { listingTypesMessages } from '../messages/listing-types.ts';
import type { ListingType } from './listing-type.schema.ts';

/** Every listing type in the order of the schema, for code without the schema. */
export const LISTING_TYPE_NAMES: readonly ListingType[] = [
  'SHARED_TRANSFER',
  'PRIVATE_TRANSFER',
  'PRIVATE_TRANSFER_WITH_TOUR',
  'JOINING_TOUR',
  'PRIVATE_BOAT_TOUR',
  'AIRPORT_TRANSFER',
  'TOUR_PACKAGE_LOCAL',
  'TOUR_PACKAGE_INTL',
];

/** A listing type in a traveller's words. */
export function listingTypeLabel(type: ListingType, language: Language): string {
  return listingTypesMessages(language)[type];
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
