import { closureOn } from '../catalogue/season-closure.ts';
import { clockText } from '../time/clock.text.ts';
import { manilaInstant } from '../time/manila.ts';
import { hasNotice } from './bookable-dates.ts';
import type { BookableTrip } from './bookable-trip.ts';
import { isWithinDrivingHours } from './driving-hours.ts';
import type { Stop, TripChoice } from './trip-choice.schema.ts';

/** A reason why a choice cannot be booked: the field, and what to do in a traveller's words. */
export interface TripProblem {
  readonly field: 'date' | 'time' | 'people' | 'pickup' | 'dropoff';
  readonly kind: 'missing' | 'too-soon' | 'closed' | 'not-served' | 'too-many' | 'too-far' | 'full';
  readonly text: string;
}

/** Bookings reach this far ahead: prices for later are not known. */
export const MAX_DAYS_AHEAD = 540;

type TripCheck = (choice: TripChoice, trip: BookableTrip, now: number) => TripProblem | null;

const dayExists: TripCheck = ({ date }) =>
  Number.isNaN(manilaInstant(date)) ? { field: 'date', kind: 'missing', text: 'Choose a day.' } : null;

const dayIsNear: TripCheck = ({ date }, _trip, now) =>
  manilaInstant(date) - now > MAX_DAYS_AHEAD * 86_400_000
    ? { field: 'date', kind: 'too-far', text: 'That is too far ahead: we do not have prices for that day yet.' }
    : null;

const dayIsOpen: TripCheck = ({ date }, { closures }) => {
  const closure = closureOn(closures, date);
  return closure && { field: 'date', kind: 'closed', text: `This trip does not run on that day: ${closure.reason}.` };
};

const hourIsServed: TripCheck = ({ time }, { sched }) =>
  sched.length > 0 && !sched.includes(time)
    ? {
        field: 'time',
        kind: 'not-served',
        text: 'This trip does not leave at that time. Choose one of its departures.',
      }
    : null;

/** Refuses hours at which the company does not drive, which an old cart may hold. */
const hourIsDriven: TripCheck = ({ time }, { sched, hours }) =>
  sched.length > 0 || isWithinDrivingHours(time, hours)
    ? null
    : {
        field: 'time',
        kind: 'not-served',
        text: `This trip leaves between ${clockText(hours?.first ?? '')} and ${clockText(hours?.last ?? '')}. Choose a time in between.`,
      };

const hasEnoughNotice: TripCheck = ({ date, time }, { policy }, now) =>
  hasNotice(date, time, policy.bookingNotice, now)
    ? null
    : { field: 'time', kind: 'too-soon', text: 'That departure can no longer be booked. Choose a later one.' };

const groupFits: TripCheck = ({ people }, { maxPeople }) =>
  people > maxPeople
    ? {
        field: 'people',
        kind: 'too-many',
        text: `At most ${maxPeople} people in one booking. Add a second booking for the others.`,
      }
    : null;

const MISSING_STOP = {
  pickup: 'Tell us where to pick you up.',
  dropoff: 'Tell us where to drop you off.',
} as const;

function stopProblem(field: 'pickup' | 'dropoff', stop: Stop, served: readonly string[]): TripProblem | null {
  const hasText = /[\p{L}\p{N}]/u.test(stop.text);
  if (stop.text !== '' && !hasText) return { field, kind: 'missing', text: 'Enter the name of the place.' };
  if (stop.areaId === null && !hasText) return { field, kind: 'missing', text: MISSING_STOP[field] };
  return stop.areaId !== null && !served.includes(stop.areaId)
    ? { field, kind: 'not-served', text: 'This trip does not stop there. Choose another place.' }
    : null;
}

const CHECKS: readonly TripCheck[] = [
  dayExists,
  dayIsNear,
  dayIsOpen,
  hourIsServed,
  hourIsDriven,
  hasEnoughNotice,
  groupFits,
  ({ pickup }, trip) => stopProblem('pickup', pickup, trip.pickup),
  ({ dropoff }, trip) => stopProblem('dropoff', dropoff, trip.dropoff),
];

/**
 * The problems that prevent booking a choice now, at most one a field, in form order. The dialog
 * shows them, the server refuses by them (specification.md#notice).
 *
 * @param now an instant in milliseconds since 1970
 */
export function tripProblems(choice: TripChoice, trip: BookableTrip, now: number): readonly TripProblem[] {
  const found = CHECKS.map((check) => check(choice, trip, now)).filter((problem) => problem !== null);
  return found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index);
}
