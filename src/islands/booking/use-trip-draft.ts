import { useEffect, useRef, useState } from 'react';
import type { BookableTrip } from '../../lib/booking/bookable-trip.ts';
import type { BookingPrefill } from '../../lib/booking/booking-url.ts';
import { dayObstacle } from '../../lib/booking/day-validation.ts';
import type { TripDraft } from '../../lib/booking/trip-draft.schema.ts';
import { draftOf, emptyDraft, refreshDraft, withDate } from '../../lib/booking/trip-draft.ts';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import { $searchData } from '../search/search-data.store.ts';
import { $tripDrafts, removeTripDraft, storeTripDraft, tripDraft } from './trip-drafts.store.ts';

/** The initial values of a draft. */
export interface DraftOrigin {
  /** The storage key: the code of a listing, or the reference of a cart item. */
  readonly key: string;
  readonly trip: BookableTrip;
  /** The item of the cart or the booked trip that is changed; null for a new one. */
  readonly item: Pick<CartItem, 'ref' | 'trip'> | null;
  /** Choices in the address. */
  readonly prefill?: BookingPrefill | undefined;
  readonly now: number;
}

/** The day that was looked for, where this trip can be booked on it. */
function searchedDay({ trip, now }: DraftOrigin): string | null {
  const { date } = $searchData.get();
  return date !== undefined && dayObstacle(date, trip, now) === null ? date : null;
}

function startDraft(origin: DraftOrigin): TripDraft {
  const { key, item, prefill, trip, now } = origin;
  // A trip from the cart is unchanged, with its problems: they are why it is opened.
  if (item) return tripDraft(key) ?? draftOf(item.trip, trip);
  const stored = tripDraft(key);
  const draft = refreshDraft(stored ?? emptyDraft(trip), trip, now);
  const day = prefill?.date ?? (stored ? null : searchedDay(origin));
  const dated = day ? withDate(draft, day, trip, now) : draft;
  return { ...dated, people: prefill?.people ?? draft.people };
}

function isEqual(one: TripDraft, other: TripDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The draft of a trip, and functions that change it. Every change is stored. */
export function useTripDraft(origin: DraftOrigin) {
  const [draft, setDraft] = useState(() => startDraft(origin));
  // What the store has of it; a form that was only looked at is nothing to keep.
  const lastStored = useRef(draft);
  const { key } = origin;
  // It is drawn before it is shown, and another tab may fill it in the meantime.
  useEffect(
    () =>
      $tripDrafts.listen(() => {
        const stored = tripDraft(key);
        if (!stored || isEqual(stored, lastStored.current)) return;
        lastStored.current = stored;
        setDraft(stored);
      }),
    [key],
  );
  useEffect(() => {
    if (draft === lastStored.current) return;
    lastStored.current = draft;
    storeTripDraft(key, draft);
  }, [key, draft]);
  const isChange = origin.item !== null;
  // Whoever closes the change of an item without saving it wants what the cart holds. A reload
  // closes nothing.
  useEffect(() => (isChange ? () => removeTripDraft(key) : undefined), [isChange, key]);
  return [draft, setDraft] as const;
}
