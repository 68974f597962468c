import type { TripProvider } from '../../lib/booking/booking-catalogue.schema.ts';
import { arrivalText } from '../../lib/booking/trip-text-data.ts';
import type { CompanyTrip } from '../../lib/bookings/company-calendar.ts';
import { isRunBy } from '../../lib/bookings/trip-provider.ts';
import { addDays, manilaDate } from '../../lib/time/manila.ts';
import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import type { ParticipantRecord } from '../repositories/participant-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { periodOf } from './departures.ts';

/** Days of a company's calendar before today and after it. */
const PAST_DAYS = 7;
const COMING_DAYS = 180;

/**
 * The trips of a company whose places are certain, by departure. From a week ago, for half a year.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function companyTrips(
  { backoffice, participants }: Pick<Repositories, 'backoffice' | 'participants'>,
  { providerId, providers }: { readonly providerId: string; readonly providers: readonly TripProvider[] },
  now: number,
): Promise<readonly CompanyTrip[]> {
  const today = manilaDate(now);
  const period = periodOf(addDays(today, -PAST_DAYS), addDays(today, COMING_DAYS));
  const bookings = await backoffice.departing(period);
  const found = bookings
    .filter(({ status }) => status !== 'awaiting-payment')
    .flatMap((booking) => booking.trips.map((trip) => ({ booking, trip })))
    .filter(({ trip }) => trip.departure >= period.from && trip.departure < period.before && !trip.isCalledOff)
    .filter(({ trip }) => isRunBy(providerId, trip, providers))
    .toSorted((a, b) => (a.trip.departure < b.trip.departure ? -1 : 1));
  const travellers = Map.groupBy(
    await participants.ofBookings([...new Set(found.map(({ booking }) => booking.ref))]),
    ({ bookingRef, tripRef }) => `${bookingRef} ${tripRef}`,
  );
  return found.map(({ booking, trip }) => tripOf(booking, trip, travellers.get(`${booking.ref} ${trip.ref}`) ?? []));
}

function tripOf(
  { ref, booker }: BookingRecord,
  { ref: tripRef, trip, title, departure, end, pickup, dropoff, changes = 0 }: TripRecord,
  travellers: readonly ParticipantRecord[],
): CompanyTrip {
  const names = travellers.toSorted((a, b) => a.index - b.index).map(({ name }) => name);
  const { people, arrival, notes } = trip;
  return {
    ...{ bookingRef: ref, tripRef, title, departure, end, people, names, pickup, dropoff, notes, changes },
    booker: { name: booker.name, mobile: booker.mobile },
    arrival: arrivalText(arrival, 'en-US'),
  };
}
