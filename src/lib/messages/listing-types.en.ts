/** Messages of the types of listings in English. */
export const en = {
  SHARED_TRANSFER: 'Shared van',
  PRIVATE_TRANSFER: 'Private van',
  PRIVATE_TRANSFER_WITH_TOUR: 'Private van with tour',
  JOINING_TOUR: 'Group tour',
  PRIVATE_BOAT_TOUR: 'Private boat',
  AIRPORT_TRANSFER: 'Airport transfer',
  TOUR_PACKAGE_LOCAL: 'Tour package',
  TOUR_PACKAGE_INTL: 'Package for travellers from abroad',
};

export type ListingTypesMessages = typeof en;
