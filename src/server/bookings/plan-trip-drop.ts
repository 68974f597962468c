import { isFinal } from '../../lib/bookings/booking-status.ts';
import { droppedCents } from '../../lib/bookings/net-payments.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import type { Money } from '../../lib/money/money.ts';
import { type DroppedTripMoney, droppedTripRefund } from '../../lib/payments/dropped-trip-refund.ts';
import type { FieldError } from '../../lib/site/problem.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingRecord, DroppedTripRecord, TripRecord } from '../repositories/booking-record.ts';
import { withoutTypedWords } from '../repositories/without-typed-words.ts';
import { payableTripOf } from './booked-trip.ts';
import { withTrips } from './with-trips.ts';

const usdCents = (minor: number): Money => ({ minor, currency: 'USD' });

/** The reason why a trip cannot be taken out of its booking. */
export type DropRefusal =
  | { readonly kind: 'wrong'; readonly errors: readonly FieldError[] }
  /** The booking is over, or unpaid for too long. */
  | { readonly kind: 'over' }
  /** It takes place: then the rules of a cancellation apply. */
  | { readonly kind: 'not-called-off' }
  /** Nothing would be left: then the booking is cancelled. */
  | { readonly kind: 'last-trip' };

/** A booking without a trip, with all that follows from it, before anything is stored. */
export interface PlannedDrop {
  readonly kind: 'planned';
  readonly dropped: DroppedTripRecord;
  readonly booking: BookingRecord;
  /** What is owed back for it, in US dollars. */
  readonly refund: Money;
}

/**
 * The booking without a trip that was called off, and all money paid for that trip
 * (specification.md#calling-off-a-departure). What was paid for the others stays with them.
 *
 * @param now an instant in milliseconds since 1970
 */
export function planTripDrop(booking: BookingRecord, tripRef: string, now: number): PlannedDrop | DropRefusal {
  const trip = booking.trips.find(({ ref }) => ref === tripRef);
  if (!trip) return { kind: 'wrong', errors: [{ field: 'tripRef', detail: 'a trip of this booking' }] };
  const refusal = refusalOf(booking, trip, now);
  if (refusal) return refusal;
  const { paidCents, refundCents } = moneyOf(booking, trip);
  const dropped = { ...withoutTypedWords(trip, ''), unknownHotels: [], droppedAt: manilaIso(now), paidCents };
  const money = {
    paidCents: booking.paidCents - paidCents,
    refundCents: booking.refundCents + refundCents,
    droppedTrips: [...(booking.droppedTrips ?? []), dropped],
  };
  const others = booking.trips.filter((each) => each !== trip);
  const after = withTrips({ ...booking, ...money }, others, now);
  return {
    kind: 'planned',
    dropped,
    // Places are kept no longer than before; once they are paid for they are kept anyway.
    booking: { ...after, expiresAt: after.status === 'awaiting-payment' ? booking.expiresAt : null },
    refund: usdCents(refundCents),
  };
}

/** What would be owed back for a trip of a booking now; null where it cannot be taken out. */
export function refundIfDropped(booking: BookingRecord, trip: TripRecord, now: number): Money | null {
  return refusalOf(booking, trip, now) ? null : usdCents(moneyOf(booking, trip).refundCents);
}

function refusalOf(booking: BookingRecord, { isCalledOff }: TripRecord, now: number): DropRefusal | null {
  const status = statusAt(booking, now);
  if (status === 'expired' || isFinal(status)) return { kind: 'over' };
  if (!isCalledOff) return { kind: 'not-called-off' };
  return booking.trips.length === 1 ? { kind: 'last-trip' } : null;
}

function moneyOf(booking: BookingRecord, trip: TripRecord): DroppedTripMoney {
  const { trips, placedAt, paidCents, refundCents, refundedCents } = booking;
  const money = { paidCents, droppedCents: droppedCents(booking), refundCents, refundedCents };
  return droppedTripRefund(
    { trips: trips.map(payableTripOf), placedAt: Date.parse(placedAt), ...money },
    trips.indexOf(trip),
  );
}
