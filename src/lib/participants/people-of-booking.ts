import type { BookedTrip, Booking } from '../bookings/booking.schema.ts';
import type { Traveller } from '../bookings/participant.schema.ts';
import { bookingProgress, lastDayOf } from './booking-progress.ts';
import type { ParticipantRequirements } from './participant-draft.ts';

/** One person on one trip of a booking: one form. */
export interface BookingPerson {
  readonly tripRef: string;
  /** Index of the participant, from 0. */
  readonly index: number;
  /** The details that the service has; null where the form is empty. */
  readonly saved: Traveller | null;
  /** Whether all required details are there. */
  readonly complete: boolean;
}

/** A trip of a booking with its forms. */
export interface TripForms {
  readonly trip: BookedTrip;
  readonly asked: ParticipantRequirements;
  readonly people: readonly BookingPerson[];
}

function personOf(trip: BookedTrip, index: number): BookingPerson {
  const saved = trip.participants[index] ?? null;
  const alone = { ...trip, trip: { ...trip.trip, people: 1 }, participants: [saved] };
  return { tripRef: trip.ref, index, saved, complete: bookingProgress([alone]).done === 1 };
}

/** Every form of a booking, trip by trip in the order in which they leave. */
export function formsOf({ trips }: Pick<Booking, 'trips'>): readonly TripForms[] {
  return trips
    .toSorted((a, b) => (a.departure < b.departure ? -1 : 1))
    .map((trip) => ({
      trip,
      asked: { documents: trip.documents, lastDay: lastDayOf(trip), advisedFromAge: trip.advisedFromAge },
      people: Array.from({ length: trip.trip.people }, (_, index) => personOf(trip, index)),
    }));
}

/** The first form that is not complete, or null. */
export function firstOpen(forms: readonly TripForms[]): BookingPerson | null {
  return forms.flatMap(({ people }) => people).find(({ complete }) => !complete) ?? null;
}
