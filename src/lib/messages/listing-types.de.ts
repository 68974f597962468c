import type { ListingTypesMessages } from './listing-types.en.ts';

/** Messages of the types of listings in German. */
export const de: ListingTypesMessages = {
  SHARED_TRANSFER: 'Sammelvan',
  PRIVATE_TRANSFER: 'Privater Van',
  PRIVATE_TRANSFER_WITH_TOUR: 'Privater Van mit Tour',
  JOINING_TOUR: 'Gruppentour',
  PRIVATE_BOAT_TOUR: 'Privatboot',
  AIRPORT_TRANSFER: 'Flughafentransfer',
  TOUR_PACKAGE_LOCAL: 'Tourpaket',
  TOUR_PACKAGE_INTL: 'Paket für Reisende aus dem Ausland',
};
