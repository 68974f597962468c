import { useMemo, useState } from 'react';
import { departureChoices } from '../../lib/booking/departure-choices.ts';
import { draftProblems } from '../../lib/booking/draft-validation.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import type { TripDraft } from '../../lib/booking/trip-draft.schema.ts';
import { choiceOf, draftOf, emptyDraft, withDate } from '../../lib/booking/trip-draft.ts';
import { tripOfListing } from '../../lib/booking/trip-of-listing.ts';
import type { TripProblem } from '../../lib/booking/trip-validation.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { useNow } from '../kit/use-now.ts';

/** Most people at the counter are two. */
const DEFAULT_PEOPLE = 2;

export type TripField = 'date' | 'time' | 'people' | 'pickup' | 'dropoff';

type TripProblems = Partial<Record<TripField, string>>;

const STOP_PROBLEMS = { pickup: 'Choose a pickup.', dropoff: 'Choose a drop-off.' } as const;

/** Asks the staff for a stop, where the form asks the traveller. */
function problemText({ field, kind, text }: TripProblem, choice: TripChoice): string {
  const isOpenStop = (field === 'pickup' || field === 'dropoff') && kind === 'missing' && choice[field].text === '';
  return isOpenStop ? STOP_PROBLEMS[field] : text;
}

const NOTHING_BOOKABLE = 'Nothing can be booked on this day.';

/**
 * The choices of a trip at the desk, and what is still wrong with them.
 *
 * @param booked the choice that is to be changed; null for a new trip
 */
export function useDeskTrip(detail: ListingDetail, booked: TripChoice | null = null) {
  const now = useNow();
  const trip = useMemo(() => tripOfListing(detail), [detail]);
  const [draft, setDraft] = useState<TripDraft>(() =>
    booked ? draftOf(booked, trip) : { ...emptyDraft(trip), people: Math.min(DEFAULT_PEOPLE, trip.maxPeople) },
  );
  const people = draft.people ?? DEFAULT_PEOPLE;
  const choice = choiceOf(draft, { code: detail.code, people, asksForArrival: true });
  const isBooked = (time: string) => booked?.date === draft.date && booked.time === time;
  const hours = departureChoices(draft.date, trip, now).filter(({ bookable, time }) => bookable || isBooked(time));
  const { time, ...problems }: TripProblems = Object.fromEntries(
    draftProblems(choice, trip, now, 'en').map((problem) => [problem.field, problemText(problem, choice)]),
  );
  return {
    trip,
    draft,
    people,
    choice,
    // Without hours the day is what is wrong, and there is none to choose.
    problems: hours.length === 0 ? { date: NOTHING_BOOKABLE, ...problems } : { ...problems, ...(time && { time }) },
    hours,
    change: (changes: Partial<TripDraft>) => setDraft((last) => ({ ...last, ...changes })),
    // A day that cannot be booked stays in the field, with the reason beside it.
    chooseDay: (date: string) => setDraft((last) => ({ ...withDate(last, date, trip, Date.now()), date })),
  };
}

export type DeskTripForm = ReturnType<typeof useDeskTrip>;
