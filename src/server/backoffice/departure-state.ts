import { vehicleOf } from '../../lib/availability/vehicle-kind.ts';
import type { DepartureState } from '../../lib/desk/departures.contract.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { type DayDeparture, takenText } from './count-day.ts';
import { peopleIn } from './share-out.ts';

/** How full a counted departure is and whether it can be booked, as the desk reads it. */
export function departureState(
  departure: DayDeparture,
  { pools, providers }: Pick<BookingCatalogue, 'pools' | 'providers'>,
): DepartureState {
  const { listing, date, time, until, status, reason = '', isOnRequest, isChanged } = departure;
  const { used, capacity, units, seats, over, bookings } = departure;
  return {
    listingCode: listing.code,
    title: listing.title,
    day: date,
    time,
    ...(until !== undefined && { until }),
    provider: providers.find(({ id }) => id === listing.providerId)?.name ?? listing.provider,
    providerId: listing.providerId,
    vehicle: vehicleOf(listing, pools),
    state: status !== 'CLOSED' ? 'open' : isOnRequest ? 'ask' : 'closed',
    reason,
    availability: status,
    taken: takenText({ used, capacity, sharing: listing.sharing }),
    people: peopleIn(bookings),
    ...{ used, capacity, units, seats, over, isChanged },
  };
}
