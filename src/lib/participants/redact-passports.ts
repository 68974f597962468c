import type { BookedTrip, Booking } from '../bookings/booking.schema.ts';
import { ON_FILE, type Traveller } from '../bookings/participant.schema.ts';
import { participantProblems } from '../bookings/passport-validation.ts';
import { lastDayOf } from './booking-progress.ts';

/** Only the number of problems counts, in any language. */
function redactTraveller(traveller: Traveller, trip: BookedTrip): Traveller {
  if (traveller.passport === null) return traveller;
  const isGood = participantProblems(traveller, trip.documents, lastDayOf(trip), 'en').length === 0;
  return { ...traveller, passport: isGood ? ON_FILE : null };
}

/**
 * A booking as a device may store it: without passports. A lost phone only discloses whether they
 * are with the service and valid for their trip.
 */
export function redactPassports(booking: Booking): Booking {
  const trips = booking.trips.map((trip) => ({
    ...trip,
    participants: trip.participants.map((one) => one && redactTraveller(one, trip)),
  }));
  return { ...booking, trips };
}
