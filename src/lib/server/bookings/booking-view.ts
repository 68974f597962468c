import type { BookedTrip, Booking } from '../../api/bookings.ts';
import { isCancellable } from '../../booking/booking-status.ts';
import { bookingRefund } from '../../cancellation/booking-refund.ts';
import type { Participant } from '../../participants/participant.schema.ts';
import type { Money } from '../../pricing/money.ts';
import type { BookingRecord, SoldTrip } from './booking-record.ts';
import { payable } from './sold-trip.ts';
import { statusAt } from './status.ts';

/** Whoever travels on a trip, by place from 0. */
export type ParticipantsOf = (tripRef: string) => ReadonlyMap<number, Participant>;

const usdCents = (minor: number): Money => ({ minor, currency: 'USD' });

/** What would come back if a booking were cancelled at a moment, besides what came back already; null when it cannot be cancelled. */
export function refundAt(booking: BookingRecord, now: number): Money | null {
  if (!isCancellable(statusAt(booking, now))) return null;
  const { minor } = bookingRefund(booking.trips.map(payable), booking.paidCents, Date.parse(booking.placedAt), now);
  return usdCents(Math.max(0, minor - booking.refundedCents));
}

function tripView(trip: SoldTrip, participants: ReadonlyMap<number, Participant>): BookedTrip {
  const forms = Array.from({ length: trip.trip.people }, (_, index) => participants.get(index) ?? null);
  return { ...trip, participants: forms };
}

/**
 * A booking as its owner sees it at a moment.
 *
 * @param now an instant in milliseconds since 1970
 */
export function bookingView(booking: BookingRecord, participantsOf: ParticipantsOf, now: number): Booking {
  const { expiresAt: _expiresAt, endsAt: _endsAt, paidCents, refundCents, refundedCents, ...shown } = booking;
  return {
    ...shown,
    status: statusAt(booking, now),
    trips: booking.trips.map((trip) => tripView(trip, participantsOf(trip.ref))),
    paid: usdCents(paidCents),
    refundNow: refundAt(booking, now),
    refundDue: usdCents(refundCents),
    ...(refundedCents > 0 && { refunded: usdCents(refundedCents) }),
  };
}
