import type { Traveller } from '../bookings/participant.schema.ts';
import { type Documents, participantProblems } from '../bookings/passport-validation.ts';

/** One trip of a booking with its participants; null for an empty form. */
export interface TripParticipants {
  readonly people: number;
  readonly documents: Documents;
  /** ISO date in Palawan. */
  readonly lastDay: string;
  readonly participants: readonly (Traveller | null)[];
}

/** Number of complete forms, and of all. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Only the number of problems counts, in any language. */
function isComplete(participant: Traveller | null, { documents, lastDay }: TripParticipants): boolean {
  return participant !== null && participantProblems(participant, documents, lastDay, 'en').length === 0;
}

/** Progress of a booking's participants: one form for each trip and person. */
export function participantProgress(trips: readonly TripParticipants[]): Progress {
  const done = trips.map(
    (trip) => trip.participants.slice(0, trip.people).filter((one) => isComplete(one, trip)).length,
  );
  return {
    done: done.reduce((sum, count) => sum + count, 0),
    all: trips.reduce((sum, { people }) => sum + people, 0),
  };
}
