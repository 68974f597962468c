import type { BookedTrip } from '../bookings/booking.schema.ts';
import { type Progress, participantProgress, type TripParticipants } from './progress.ts';

/** The calendar day on which a trip ends, in Palawan. */
export function lastDayOf({ end }: Pick<BookedTrip, 'end'>): string {
  // Its times are Palawan's: see bookedTripSchema.
  return end.slice(0, 10);
}

function tripParticipants({ trip, documents, participants, ...times }: BookedTrip): TripParticipants {
  return { people: trip.people, documents, lastDay: lastDayOf(times), participants };
}

/** Number of complete participant forms of a booking or one of its trips. */
export function bookingProgress(trips: readonly BookedTrip[]): Progress {
  return participantProgress(trips.map(tripParticipants));
}

/** "2 of 5 forms complete". */
export function progressText({ done, all }: Progress): string {
  if (done === all) return all === 1 ? 'The traveller’s details are complete' : `All ${all} forms are complete`;
  return `${done} of ${all} forms complete`;
}

/** "1 form is done, 4 are still to do.", for the end of a page that begins with progressText. */
export function remainingText({ done, all }: Progress): string {
  const left = all - done;
  if (left === 0) return 'Everything is filled in.';
  if (done === 0) return left === 1 ? '1 form to go.' : `${left} forms to go.`;
  return `${done === 1 ? '1 form is' : `${done} forms are`} done, ${left} to go.`;
}
