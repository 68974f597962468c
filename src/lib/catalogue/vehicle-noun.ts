import type { VehicleNoun } from '../money/offer.ts';
import type { ListingType } from './listing-type.schema.ts';

/** The noun for what a large group books several of; seats and packages are booked again. */
export function vehicleNoun(type: ListingType, isPerPerson: boolean): VehicleNoun {
  if (isPerPerson || type.startsWith('TOUR_PACKAGE')) return 'bookings';
  return type === 'PRIVATE_BOAT_TOUR' ? 'boats' : 'vans';
}
