import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import { tripProblems } from '../../lib/booking/trip-validation.ts';
import { isFinal } from '../../lib/bookings/booking-status.ts';
import type { ChangedChoice, TripChangeQuote } from '../../lib/bookings/change-trip.contract.ts';
import { creditedCents } from '../../lib/bookings/net-payments.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import { itemPrice } from '../../lib/cart/price-item.ts';
import type { Money } from '../../lib/money/money.ts';
import { cutoffOf, paymentDeadline } from '../../lib/payments/payment-deadline.ts';
import { tripChangePrice } from '../../lib/payments/trip-change-price.ts';
import type { FieldError } from '../../lib/site/problem.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import { bookedTripOf, payableTripOf } from './booked-trip.ts';
import { withTrips } from './with-trips.ts';

/** Another choice for one trip of a booking. */
export interface TripChange {
  readonly tripRef: string;
  readonly choice: ChangedChoice;
}

/** The reason why a trip cannot be changed. */
export type ChangeRefusal =
  /** The booking is over, or unpaid for too long. */
  | { readonly kind: 'over' }
  /** The notice of the departure that was booked has begun. */
  | { readonly kind: 'too-late' }
  /** It is not offered any more. */
  | { readonly kind: 'withdrawn' }
  /** Money has gone back since, so that the sums need a person. */
  | { readonly kind: 'by-operator' }
  /** The traveller has changed it as often as travellers may. */
  | { readonly kind: 'too-many' }
  | { readonly kind: 'wrong'; readonly errors: readonly FieldError[] };

/** A change with all that follows from it, before anything is stored. */
export interface PlannedChange {
  readonly kind: 'planned';
  readonly before: TripRecord;
  readonly trip: TripRecord;
  readonly booking: BookingRecord;
  readonly quote: TripChangeQuote;
  /** Whether other places than those of the trip are needed. */
  readonly needsPlaces: boolean;
}

const usdCents = (minor: number): Money => ({ minor, currency: 'USD' });

/**
 * The trip, price and sums of a booking after a change, under today's rules
 * (specification.md#changing-a-trip).
 *
 * @param now an instant in milliseconds since 1970
 */
export function planTripChange(
  booking: BookingRecord,
  { tripRef, choice }: TripChange,
  catalogue: BookingCatalogue,
  now: number,
): PlannedChange | ChangeRefusal {
  const before = booking.trips.find(({ ref }) => ref === tripRef);
  if (!before) return { kind: 'wrong', errors: [{ field: 'tripRef', detail: 'a trip of this booking' }] };
  const status = statusAt(booking, now);
  if (status === 'expired' || isFinal(status)) return { kind: 'over' };
  if (!before.isCalledOff && cutoffOf(payableTripOf(before)) < now) return { kind: 'too-late' };
  const listing = catalogue.trips.get(before.trip.listingCode);
  if (!listing) return { kind: 'withdrawn' };
  const trip: TripChoice = { ...choice, listingCode: before.trip.listingCode };
  const errors = errorsOf(trip, listing, now);
  if (errors.length > 0) return { kind: 'wrong', errors };
  const sold = soldAgain(booking, before, trip, listing, catalogue, now);
  const after = bookingWith(booking, before, sold, catalogue, now);
  if (after.refundCents < 0) return { kind: 'by-operator' };
  return {
    kind: 'planned',
    before,
    trip: sold,
    booking: after,
    quote: quoteOf(booking, before, sold, after),
    needsPlaces: needsPlaces(before.trip, trip),
  };
}

function errorsOf(trip: TripChoice, listing: SellableTrip, now: number): readonly FieldError[] {
  return tripProblems(trip, listing, now, 'en').map(({ field, kind, text }) => ({
    field: `choice.${field}`,
    detail: text,
    code: kind,
  }));
}

/** The trip as it is sold today, with what a cancellation would have kept until now. */
function soldAgain(
  booking: BookingRecord,
  before: TripRecord,
  trip: TripChoice,
  listing: SellableTrip,
  catalogue: BookingCatalogue,
  now: number,
): TripRecord {
  const price = itemPrice(listing.price, trip.people, { currency: 'USD', rate: 1 });
  const priced = {
    trips: booking.trips.map(payableTripOf),
    paidCents: booking.paidCents,
    placedAt: Date.parse(booking.placedAt),
  };
  // Another date for a departure that was called off costs nothing.
  const isSamePrice = before.isCalledOff && trip.people === before.trip.people;
  const priceUsd = isSamePrice ? before.totalUsd : price.totalUsd;
  const { totalUsd, retainedCents } = tripChangePrice(priced, booking.trips.indexOf(before), priceUsd, now);
  const item = { ref: before.ref, trip, title: listing.title, path: listing.path, ...price, totalUsd };
  return {
    ...bookedTripOf(item, listing, catalogue, booking.language),
    changes: (before.changes ?? 0) + 1,
    ...(retainedCents > 0 && { retainedCents }),
  };
}

function bookingWith(
  booking: BookingRecord,
  before: TripRecord,
  sold: TripRecord,
  { payment }: BookingCatalogue,
  now: number,
): BookingRecord {
  const after = withTrips(
    booking,
    booking.trips.map((trip) => (trip === before ? sold : trip)),
    now,
  );
  const excess = (usd: number) => Math.max(0, creditedCents(booking) - usd * 100);
  const deadline = manilaIso(paymentDeadline(after.trips.map(payableTripOf), payment.keepHours, now));
  return {
    ...after,
    refundCents: booking.refundCents + excess(after.totalUsd) - excess(booking.totalUsd),
    // A change keeps no unpaid places longer than they were kept before.
    expiresAt: booking.expiresAt !== null && deadline < booking.expiresAt ? deadline : booking.expiresAt,
  };
}

function quoteOf(before: BookingRecord, old: TripRecord, sold: TripRecord, after: BookingRecord): TripChangeQuote {
  const missing = ({ totalUsd, paidCents }: BookingRecord) => Math.max(0, totalUsd * 100 - paidCents);
  return {
    oldTotalUsd: old.totalUsd,
    newTotalUsd: sold.totalUsd,
    due: usdCents(Math.max(0, missing(after) - missing(before))),
    refund: usdCents(Math.max(0, after.refundCents - before.refundCents)),
    retained: usdCents(sold.retainedCents ?? 0),
  };
}

function needsPlaces(before: TripChoice, after: TripChoice): boolean {
  return before.date !== after.date || before.time !== after.time || after.people > before.people;
}
