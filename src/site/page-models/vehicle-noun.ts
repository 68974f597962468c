import { isPricedPerPerson, type Listing } from '../../lib/catalogue/listing.ts';
import type { VehicleNoun } from '../../lib/money/offer.ts';

/** What a group books several of when it is larger than one takes: seats and packages are just booked again. */
export function vehicleNoun(listing: Listing): VehicleNoun {
  if (isPricedPerPerson(listing) || listing.listingType.startsWith('TOUR_PACKAGE')) return 'bookings';
  return listing.listingType === 'PRIVATE_BOAT_TOUR' ? 'boats' : 'vans';
}
