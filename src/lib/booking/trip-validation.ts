import { closureOn } from '../catalogue/season-closure.ts';
import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/language-facts.ts';
import { tripProblemsMessages } from '../messages/trip-problems.ts';
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

type TripMessages = ReturnType<typeof tripProblemsMessages>;

type TripCheck = (
  choice: TripChoice,
  trip: BookableTrip,
  now: number,
  t: TripMessages,
  locale: string,
) => TripProblem | null;

const dayExists: TripCheck = ({ date }, _trip, _now, t) =>
  Number.isNaN(manilaInstant(date)) ? { field: 'date', kind: 'missing', text: t.noDay } : null;

const dayIsNear: TripCheck = ({ date }, _trip, now, t) =>
  manilaInstant(date) - now > MAX_DAYS_AHEAD * 86_400_000 ? { field: 'date', kind: 'too-far', text: t.tooFar } : null;

const dayIsOpen: TripCheck = ({ date }, { closures }, _now, t) => {
  const closure = closureOn(closures, date);
  return closure && { field: 'date', kind: 'closed', text: t.closed(closure.reason) };
};

const hourIsServed: TripCheck = ({ time }, { sched }, _now, t) =>
  sched.length > 0 && !sched.includes(time) ? { field: 'time', kind: 'not-served', text: t.notInTimetable } : null;

/** Refuses hours at which the company does not drive, which an old cart may hold. */
const hourIsDriven: TripCheck = ({ time }, { sched, hours }, _now, t, locale) =>
  sched.length > 0 || isWithinDrivingHours(time, hours)
    ? null
    : {
        field: 'time',
        kind: 'not-served',
        text: t.notDriven(clockText(hours?.first ?? '', locale), clockText(hours?.last ?? '', locale)),
      };

const hasEnoughNotice: TripCheck = ({ date, time }, { policy }, now, t) =>
  hasNotice(date, time, policy.bookingNotice, now) ? null : { field: 'time', kind: 'too-soon', text: t.tooSoon };

const groupFits: TripCheck = ({ people }, { maxPeople }, _now, t) =>
  people > maxPeople ? { field: 'people', kind: 'too-many', text: t.tooMany(maxPeople) } : null;

function stopProblem(
  field: 'pickup' | 'dropoff',
  stop: Stop,
  served: readonly string[],
  t: TripMessages,
): TripProblem | null {
  const hasText = /[\p{L}\p{N}]/u.test(stop.text);
  if (stop.text !== '' && !hasText) return { field, kind: 'missing', text: t.noName };
  if (stop.areaId === null && !hasText) return { field, kind: 'missing', text: t.noPlace[field] };
  return stop.areaId !== null && !served.includes(stop.areaId)
    ? { field, kind: 'not-served', text: t.notServed }
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
  ({ pickup }, trip, _now, t) => stopProblem('pickup', pickup, trip.pickup, t),
  ({ dropoff }, trip, _now, t) => stopProblem('dropoff', dropoff, trip.dropoff, t),
];

/**
 * The problems that prevent booking a choice now, at most one a field, in form order. The dialog
 * shows them, the server refuses by them (specification.md#notice).
 *
 * @param now an instant in milliseconds since 1970
 */
export function tripProblems(
  choice: TripChoice,
  trip: BookableTrip,
  now: number,
  language: Language,
): readonly TripProblem[] {
  const t = tripProblemsMessages(language);
  const { locale } = LANGUAGES[language];
  const found = CHECKS.map((check) => check(choice, trip, now, t, locale)).filter((problem) => problem !== null);
  return found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index);
}
