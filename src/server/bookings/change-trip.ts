import type { FullTrip } from '../../lib/availability/full-trip.schema.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import type { TripChangeQuote } from '../../lib/bookings/change-trip.contract.ts';
import { stableStringify } from '../../lib/text/stable-stringify.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { findFullTrips } from '../availability/find-full-trips.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { type OperatorActor, publicActor, type ResellerActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { type ChangeRefusal, type PlannedChange, planTripChange, type TripChange } from './plan-trip-change.ts';
import { recordChange } from './record-change.ts';
import { persistExpiry } from './transitions.ts';
import { tripChangeCause } from './trip-change-cause.ts';

/** A change of a trip, by whom, and at which price. */
export interface ChangeTripRequest extends TripChange {
  /** The new price of the trip as shown, in whole US dollars; null to accept any. */
  readonly expectedTotalUsd: number | null;
  readonly actor: 'traveller' | ResellerActor | OperatorActor;
}

/** Maximum number of changes of a trip by its traveller: each of them mails the company. */
const MAX_CHANGES = 10;

/** Outcome of changing a trip. */
export type ChangeTripOutcome =
  | { readonly kind: 'changed'; readonly booking: BookingRecord; readonly quote: TripChangeQuote }
  /** It is like that already: the same request again. */
  | { readonly kind: 'same'; readonly booking: BookingRecord }
  | { readonly kind: 'other-price'; readonly quote: TripChangeQuote }
  | { readonly kind: 'full'; readonly fullTrips: readonly FullTrip[] }
  | ChangeRefusal;

/**
 * Changes the day, hour, people or stops of a booked trip (specification.md#changing-a-trip).
 * Places are given and taken in one step; the difference of the price is due or owed back.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function changeTrip(
  repositories: Repositories,
  found: BookingRecord,
  { tripRef, choice, expectedTotalUsd, actor }: ChangeTripRequest,
  catalogue: BookingCatalogue,
  now: number,
): Promise<ChangeTripOutcome> {
  const booking = await persistExpiry(repositories, found, now);
  const current = booking.trips.find(({ ref }) => ref === tripRef);
  if (current && isSame(current.trip, { ...choice, listingCode: current.trip.listingCode }))
    return { kind: 'same', booking };
  if (publicActor(actor) === 'traveller' && (current?.changes ?? 0) >= MAX_CHANGES) return { kind: 'too-many' };
  const planned = planTripChange(booking, { tripRef, choice }, catalogue, now);
  if (planned.kind !== 'planned') return planned;
  const { quote, needsPlaces, trip } = planned;
  if (expectedTotalUsd !== null && expectedTotalUsd !== quote.newTotalUsd) return { kind: 'other-price', quote };
  if (needsPlaces) {
    const request = { trips: [trip], exceptTrip: { bookingRef: booking.ref, tripRef } };
    const fullTrips = await findFullTrips(repositories.availability, catalogue, request, now);
    if (fullTrips.length > 0) return { kind: 'full', fullTrips };
  }
  const changed = await store(repositories, booking, planned, catalogue.areas, actor, now);
  return { kind: 'changed', booking: changed, quote };
}

async function store(
  repositories: Repositories,
  booking: BookingRecord,
  { before, trip, booking: after }: PlannedChange,
  areas: BookingCatalogue['areas'],
  actor: ChangeTripRequest['actor'],
  now: number,
): Promise<BookingRecord> {
  const { ref } = booking;
  const at = manilaIso(now);
  const { status, totalUsd, nowUsd, balances, refundCents, expiresAt, endsAt } = after;
  await repositories.bookings.changeTrip(ref, trip);
  await repositories.bookings.change(ref, { status, totalUsd, nowUsd, balances, refundCents, expiresAt, endsAt });
  await repositories.participants.removeFrom(ref, trip.ref, trip.trip.people);
  await repositories.checkoutSessions.pollSoon(ref, at);
  return recordChange(repositories, booking, after, {
    at,
    event: 'change-trip',
    from: booking.status,
    to: status,
    cause: tripChangeCause(before, trip, areas),
    actor,
  });
}

function isSame(a: TripChoice, b: TripChoice): boolean {
  return stableStringify(a) === stableStringify(b);
}
