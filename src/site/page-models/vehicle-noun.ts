import { isPricedPerPerson, type Listing } from '../../lib/catalogue/listing.ts';
import type { VehicleNoun } from '../../lib/money/offer.ts';

/** The noun for what a large group books several of; seats and packages are booked again. */
export function vehicleNoun(listing: Listing): VehicleNoun {
  if (isPricedPerPerson(listing) || listing.listingType.startsWith('TOUR_PACKAGE')) return 'bookings';
  return listing.listingType === 'PRIVATE_BOAT_TOUR' ? 'boats' : 'vans';
}
