import type { BookedTrip } from '../bookings/booking.schema.ts';
import type { Language } from '../languages/language.ts';
import { participantProgressMessages } from '../messages/participant-progress.ts';
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
export function progressText({ done, all }: Progress, language: Language): string {
  const t = participantProgressMessages(language);
  return done === all ? t.allComplete(all) : t.complete(done, all);
}

/** "1 form is done, 4 to go.", for the end of a page that begins with progressText. */
export function remainingText({ done, all }: Progress, language: Language): string {
  const t = participantProgressMessages(language);
  const left = all - done;
  if (left === 0) return t.nothingLeft;
  return done === 0 ? t.left(left) : t.doneAndLeft(done, left);
}
