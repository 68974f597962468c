import type { ListingTypesMessages } from './listing-types.en.ts';

/** Messages of the types of listings in Dutch. */
export const nl: ListingTypesMessages = {
  SHARED_TRANSFER: 'Gedeeld busje',
  PRIVATE_TRANSFER: 'Privébusje',
  PRIVATE_TRANSFER_WITH_TOUR: 'Privébusje met tour',
  JOINING_TOUR: 'Groepstour',
  PRIVATE_BOAT_TOUR: 'Privéboot',
  AIRPORT_TRANSFER: 'Vliegveldtransfer',
  TOUR_PACKAGE_LOCAL: 'Tourpakket',
  TOUR_PACKAGE_INTL: 'Pakket voor reizigers uit het buitenland',
};
