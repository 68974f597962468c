import { useCallback, useMemo, useState } from 'react';
import type { PlaceNoun } from '../../lib/availability/availability.text.ts';
import { daysBeside } from '../../lib/availability/own-days.ts';
import { placeNounOf, placeProblem } from '../../lib/availability/place-problem.ts';
import { arrivalKind } from '../../lib/booking/arrival-note.text.ts';
import type { BookableTrip } from '../../lib/booking/bookable-trip.ts';
import type { BookingPrefill } from '../../lib/booking/booking-url.ts';
import { draftProblems } from '../../lib/booking/draft-validation.ts';
import { hotelProblems } from '../../lib/booking/hotel-validation.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import type { TripDraft } from '../../lib/booking/trip-draft.schema.ts';
import { choiceOf, wayBackProblem, withDate } from '../../lib/booking/trip-draft.ts';
import { tripOfListing } from '../../lib/booking/trip-of-listing.ts';
import type { TripProblem } from '../../lib/booking/trip-validation.ts';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { manilaDate } from '../../lib/time/manila.ts';
import { type TripAvailability, useTripAvailability } from '../availability/use-trip-availability.ts';
import { $cartItems } from '../cart/cart.store.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useNow } from '../kit/use-now.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $people } from '../listing/group-size.store.ts';
import { useTripDraft } from './use-trip-draft.ts';

/** The subject of a form. */
export interface TripFormSubject {
  readonly detail: ListingDetail;
  /** The item of the cart or the booked trip that is changed; null for a new one. */
  readonly item: Pick<CartItem, 'ref' | 'trip'> | null;
  /** Choices in the address. */
  readonly prefill?: BookingPrefill | undefined;
  /** False while the form is rendered and nobody sees it. */
  readonly isShown: boolean;
  /** The booked trip that is changed: its own places and vehicle are not counted as taken. */
  readonly booked?: Pick<TripChoice, 'date' | 'time'> | undefined;
}

/** Availability without the days on which it counts the traveller's own trip as taken. */
function useDaysBut(booked: TripFormSubject['booked'], duration: string, known: TripAvailability): TripAvailability {
  const [date, time] = [booked?.date, booked?.time];
  const days = useMemo(() => {
    const own = new Set(date && time ? daysBeside({ date, time }, duration) : []);
    return new Map([...known.days].filter(([day]) => !own.has(day)));
  }, [date, time, duration, known.days]);
  return { ...known, days };
}

/** The form of one trip: its draft, its problems, and functions that change it. */
export interface TripForm {
  readonly trip: BookableTrip;
  readonly draft: TripDraft;
  /** The storage key of the draft. */
  readonly key: string;
  readonly people: number;
  /** A larger stored group size than one booking takes; null for none. */
  readonly largerGroup: number | null;
  readonly choice: TripChoice;
  readonly problems: readonly TripProblem[];
  readonly availability: TripAvailability;
  /** What is counted of the listing. */
  readonly noun: PlaceNoun;
  readonly now: number;
  /** Whether the cart has the trip in the opposite direction. */
  readonly hasOpposite: boolean;
  /** On the way back, the day of the way there: it is not before that. Empty for none. */
  readonly outwardDay: string;
  /** The problem beside a field; null before the first try. */
  readonly problemAt: (field: TripProblem['field']) => string | null;
  readonly change: (changes: Partial<TripDraft>) => void;
  readonly chooseDay: (date: string) => void;
  readonly choosePeople: (people: number) => void;
  readonly showProblems: () => void;
}

/** The day of the last trip in the opposite direction that the cart has, or empty. */
function oppositeDayOf({ returnTrip }: ListingDetail): string {
  const opposite = $cartItems.get().findLast(({ trip }) => trip.listingCode === returnTrip?.code);
  return opposite?.trip.date ?? '';
}

/** The form of one trip. Every change is stored. */
export function useTripForm(subject: TripFormSubject): TripForm {
  const { detail, item, prefill, isShown, booked } = subject;
  const language = useLanguage();
  const now = useNow();
  const trip = useMemo(() => tripOfListing(detail), [detail]);
  const group = useBrowserStore($people, DEFAULT_PEOPLE);
  const key = item?.ref ?? detail.code;
  const [draft, setDraft] = useTripDraft({ key, trip, item, prefill, now });
  const [oppositeDay] = useState(() => oppositeDayOf(detail));
  const [isTried, setTried] = useState(item !== null);
  const change = useCallback(
    (changes: Partial<TripDraft>) => setDraft((last) => ({ ...last, ...changes })),
    [setDraft],
  );
  const chooseDay = useCallback(
    (date: string) => setDraft((last) => withDate(last, date, trip, Date.now())),
    [setDraft, trip],
  );
  const people = draft.people ?? Math.min(group, trip.maxPeople);
  const asksForArrival = arrivalKind(detail.pickup, draft.pickup.areaId) !== null;
  const choice = choiceOf(draft, { code: detail.code, people, asksForArrival });
  const noun = placeNounOf(detail);
  const { date } = choice;
  const counted = useTripAvailability({ listing: detail.code, chosen: date, today: manilaDate(now), isShown });
  const availability = useDaysBut(booked, trip.duration, counted);
  const outwardDay = draft.isWayBack ? oppositeDay : '';
  const all = [...draftProblems(choice, trip, now, language), ...hotelProblems(choice, draft, detail, language)];
  // A drop-off at the pickup has no field of its own.
  const own = all.filter(({ field }) => field !== 'dropoff' || !draft.returns);
  const tooEarly = wayBackProblem(date, outwardDay, language);
  const other: TripProblem | null = tooEarly
    ? { field: 'date', kind: 'too-soon', text: tooEarly }
    : placeProblem(choice, availability.days.get(date), noun, language);
  const problems = other && !own.some(({ field }) => field === other.field) ? [other, ...own] : own;
  return {
    trip,
    draft,
    key,
    people,
    largerGroup: draft.people === null && group > trip.maxPeople ? group : null,
    choice,
    problems,
    availability,
    noun,
    now,
    hasOpposite: oppositeDay !== '',
    outwardDay,
    problemAt: (field) => (isTried && problems.find((problem) => problem.field === field)?.text) || null,
    change,
    chooseDay,
    choosePeople: (chosen) => (draft.people === null ? $people.set(chosen) : change({ people: chosen })),
    showProblems: () => setTried(true),
  };
}
