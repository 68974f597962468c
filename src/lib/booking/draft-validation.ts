import type { Language } from '../languages/language.ts';
import { tripProblemsMessages } from '../messages/trip-problems.ts';
import type { BookableTrip } from './bookable-trip.ts';
import type { TripChoice } from './trip-choice.schema.ts';
import { type TripProblem, tripProblems } from './trip-validation.ts';

function openTime({ sched }: BookableTrip, language: Language): TripProblem {
  const t = tripProblemsMessages(language);
  const text = sched.length > 0 ? t.noDeparture : t.noTime;
  return { field: 'time', kind: 'missing', text };
}

/**
 * Problems of a draft before it can go into the cart: of tripProblems, and open fields.
 *
 * @param choice from choiceOf: date and time may be empty
 * @param now an instant in milliseconds since 1970
 */
export function draftProblems(
  choice: TripChoice,
  trip: BookableTrip,
  now: number,
  language: Language,
): readonly TripProblem[] {
  return tripProblems(choice, trip, now, language).flatMap((problem) => {
    if (problem.field !== 'time') return [problem];
    if (choice.time === '') return [openTime(trip, language)];
    // Without a day nothing can be said about its hours.
    return choice.date === '' ? [] : [problem];
  });
}
