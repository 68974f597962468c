import type { ListingTypesMessages } from './listing-types.en.ts';

/** Messages of the types of listings in Italian. */
export const it: ListingTypesMessages = {
  SHARED_TRANSFER: 'Van condiviso',
  PRIVATE_TRANSFER: 'Van privato',
  PRIVATE_TRANSFER_WITH_TOUR: 'Van privato con tour',
  JOINING_TOUR: 'Tour condiviso',
  PRIVATE_BOAT_TOUR: 'Barca privata',
  AIRPORT_TRANSFER: 'Transfer aeroportuale',
  TOUR_PACKAGE_LOCAL: 'Pacchetto tour',
  TOUR_PACKAGE_INTL: 'Pacchetto per chi viene dall’estero',
};
