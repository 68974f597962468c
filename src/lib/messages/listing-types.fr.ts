import type { ListingTypesMessages } from './listing-types.en.ts';

/** Messages of the types of listings in French. */
export const fr: ListingTypesMessages = {
  SHARED_TRANSFER: 'Van partagé',
  PRIVATE_TRANSFER: 'Van privé',
  PRIVATE_TRANSFER_WITH_TOUR: 'Van privé avec excursion',
  JOINING_TOUR: 'Excursion partagée',
  PRIVATE_BOAT_TOUR: 'Bateau privé',
  AIRPORT_TRANSFER: 'Transfert d’aéroport',
  TOUR_PACKAGE_LOCAL: 'Circuit',
  TOUR_PACKAGE_INTL: 'Circuit pour voyageurs de l’étranger',
};
