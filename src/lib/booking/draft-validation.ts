import type { BookableTrip } from './bookable-trip.ts';
import type { TripChoice } from './trip-choice.schema.ts';
import { type TripProblem, tripProblems } from './trip-validation.ts';

function openTime({ sched }: BookableTrip): TripProblem {
  const text = sched.length > 0 ? 'Choose a departure.' : 'Choose a time.';
  return { field: 'time', kind: 'missing', text };
}

/**
 * Problems of a draft before it can go into the cart: of tripProblems, and open fields.
 *
 * @param choice from choiceOf: date and time may be empty
 * @param now an instant in milliseconds since 1970
 */
export function draftProblems(choice: TripChoice, trip: BookableTrip, now: number): readonly TripProblem[] {
  return tripProblems(choice, trip, now).flatMap((problem) => {
    if (problem.field !== 'time') return [problem];
    if (choice.time === '') return [openTime(trip)];
    // Without a day nothing can be said about its hours.
    return choice.date === '' ? [] : [problem];
  });
}
