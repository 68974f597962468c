import { useMemo, useState } from 'react';
import { departureChoices } from '../../lib/booking/departure-choices.ts';
import { draftProblems } from '../../lib/booking/draft-validation.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import type { TripDraft } from '../../lib/booking/trip-draft.schema.ts';
import { choiceOf, draftOf, emptyDraft, withDate } from '../../lib/booking/trip-draft.ts';
import { tripOfListing } from '../../lib/booking/trip-of-listing.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { useNow } from '../kit/use-now.ts';

/** Most people at the counter are two. */
const DEFAULT_PEOPLE = 2;

export type TripField = 'date' | 'time' | 'people' | 'pickup' | 'dropoff';

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
  return {
    trip,
    draft,
    people,
    choice,
    problems: Object.fromEntries(
      draftProblems(choice, trip, now, 'en').map(({ field, text }) => [field, text]),
    ) as Partial<Record<TripField, string>>,
    hours: departureChoices(draft.date, trip, now).filter(({ bookable, time }) => bookable || isBooked(time)),
    change: (changes: Partial<TripDraft>) => setDraft((last) => ({ ...last, ...changes })),
    // A day that cannot be booked stays in the field, with the reason beside it.
    chooseDay: (date: string) => setDraft((last) => ({ ...withDate(last, date, trip, Date.now()), date })),
  };
}

export type DeskTripForm = ReturnType<typeof useDeskTrip>;
