import type { Language } from '../languages/language.ts';
import { dayProblemsMessages } from '../messages/day-problems.ts';
import { stripInvisibleChars, toSingleLine } from '../text/plain-text.schema.ts';
import { bookableTimes } from './bookable-dates.ts';
import type { BookableTrip } from './bookable-trip.ts';
import type { Stop, TripChoice } from './trip-choice.schema.ts';
import type { TripDraft } from './trip-draft.schema.ts';

const NOWHERE: Stop = { areaId: null, text: '' };

/** Whether the drop-off can be the pickup: then one place is requested, not two. */
export function canReturn({ pickup, dropoff }: Pick<BookableTrip, 'pickup' | 'dropoff'>): boolean {
  return pickup.length === dropoff.length && pickup.every((id) => dropoff.includes(id));
}

/** The only value of a list, or null. */
function onlyValue(values: readonly string[]): string | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

function stopAt(areas: readonly string[]): Stop {
  return { ...NOWHERE, areaId: onlyValue(areas) };
}

/** A new form. Fields with only one choice are filled. */
export function emptyDraft(trip: BookableTrip): TripDraft {
  return {
    date: '',
    time: onlyValue(trip.sched) ?? '',
    people: null,
    pickup: stopAt(trip.pickup),
    dropoff: stopAt(trip.dropoff),
    returns: canReturn(trip),
    arrival: { number: '', time: '' },
    notes: '',
  };
}

function isSamePlace(a: Stop, b: Stop): boolean {
  return a.areaId === b.areaId && a.text === b.text;
}

/** The form of a trip that was chosen before, to change it. */
export function draftOf(
  { date, time, people, pickup, dropoff, arrival, notes }: TripChoice,
  trip: BookableTrip,
): TripDraft {
  return {
    date,
    time,
    people,
    pickup,
    dropoff,
    returns: canReturn(trip) && isSamePlace(pickup, dropoff),
    // What is in the cart without a hotel was put there without one.
    hotelLater: { pickup: pickup.text === '', dropoff: dropoff.text === '' },
    arrival: { number: arrival?.number ?? '', time: arrival?.time ?? '' },
    notes,
  };
}

/** A new form of the way back: the same people, with the stops swapped. */
export function returnDraft({ people, pickup, dropoff, hotelLater }: TripDraft): TripDraft {
  return {
    date: '',
    time: '',
    people,
    pickup: dropoff,
    dropoff: pickup,
    returns: false,
    isWayBack: true,
    ...(hotelLater && { hotelLater: { pickup: hotelLater.dropoff, dropoff: hotelLater.pickup } }),
    arrival: { number: '', time: '' },
    notes: '',
  };
}

/** Why a day cannot be that of the way back: it is before the way there. Null where it can. */
export function wayBackProblem(date: string, outwardDay: string, language: Language): string | null {
  return date !== '' && date < outwardDay ? dayProblemsMessages(language).beforeWayThere : null;
}

function servedStop(stop: Stop, areas: readonly string[]): Stop {
  return stop.areaId !== null && !areas.includes(stop.areaId) ? { ...stop, areaId: null } : stop;
}

/** A draft of an earlier day: what cannot be chosen any more is open again. */
export function refreshDraft(draft: TripDraft, trip: BookableTrip, now: number): TripDraft {
  return {
    ...withDate(draft, draft.date, trip, now),
    pickup: servedStop(draft.pickup, trip.pickup),
    dropoff: servedStop(draft.dropoff, trip.dropoff),
    returns: draft.returns && canReturn(trip),
  };
}

/**
 * The draft on another day. A day that cannot be booked, or an hour that it lacks, is open again.
 */
export function withDate(draft: TripDraft, date: string, trip: BookableTrip, now: number): TripDraft {
  const { sched, hours, policy, closures } = trip;
  const times =
    date === '' ? [] : bookableTimes(date, { sched, hours, bookingNotice: policy.bookingNotice, closures }, now);
  if (times.length === 0) return { ...draft, date: '' };
  const keepsHour = sched.length === 0 || times.includes(draft.time);
  return { ...draft, date, time: keepsHour ? draft.time : (onlyValue(times) ?? '') };
}

function stopOf({ areaId, text }: Stop): Stop {
  return { areaId, text: toSingleLine(text) };
}

function arrivalOf({ number, time }: TripDraft['arrival']): TripChoice['arrival'] {
  const given = toSingleLine(number);
  return given === '' && time === '' ? null : { number: given, time: time || null };
}

/** The facts that complete a draft to a choice. */
export interface DraftContext {
  readonly code: string;
  readonly people: number;
  /** Whether a flight, ferry or bus arrives at the pickup: else the field is hidden. */
  readonly asksForArrival: boolean;
}

/** The choice of a draft. Open fields stay open: see draftProblems. */
export function choiceOf(draft: TripDraft, { code, people, asksForArrival }: DraftContext): TripChoice {
  const pickup = stopOf(draft.pickup);
  return {
    listingCode: code,
    date: draft.date,
    time: draft.time,
    people,
    pickup,
    dropoff: draft.returns ? pickup : stopOf(draft.dropoff),
    arrival: asksForArrival ? arrivalOf(draft.arrival) : null,
    notes: stripInvisibleChars(draft.notes).trim(),
  };
}
