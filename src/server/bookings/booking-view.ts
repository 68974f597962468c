import type { DroppedTrip } from '../../lib/bookings/booking.schema.ts';
import { isCancellable } from '../../lib/bookings/booking-status.ts';
import type { BookedTrip, Booking } from '../../lib/bookings/bookings.contract.ts';
import { isTravelled } from '../../lib/bookings/is-travelled.ts';
import { droppedCents } from '../../lib/bookings/net-payments.ts';
import type { Participant } from '../../lib/bookings/participant.schema.ts';
import { bookingAt, statusAt } from '../../lib/bookings/status-at.ts';
import { DEFAULT_LANGUAGE } from '../../lib/languages/language.ts';
import type { Money } from '../../lib/money/money.ts';
import { bookingRefund } from '../../lib/payments/booking-refund.ts';
import type { BookingRecord, DroppedTripRecord, TripRecord } from '../repositories/booking-record.ts';
import { payableTripOf } from './booked-trip.ts';
import { refundIfDropped } from './plan-trip-drop.ts';

/** The participants of a trip by index, from 0. */
export type ParticipantsOf = (tripRef: string) => ReadonlyMap<number, Participant>;

const usdCents = (minor: number): Money => ({ minor, currency: 'USD' });

/**
 * The total refund of a booking that is cancelled at a moment, by the policies of its sale. All
 * that was paid for trips that were taken out is part of it.
 */
export function refundByRules(booking: BookingRecord, now: number): Money {
  const { trips, paidCents, placedAt } = booking;
  const refund = bookingRefund(trips.map(payableTripOf), paidCents, Date.parse(placedAt), now);
  return usdCents(refund.minor + droppedCents(booking));
}

/**
 * The refund if the traveller cancelled at a moment, besides earlier refunds. Null where travellers
 * cannot cancel any more.
 */
export function refundAt(booking: BookingRecord, now: number): Money | null {
  if (!isCancellable(statusAt(booking, now)) || isTravelled(booking.trips, now)) return null;
  return usdCents(Math.max(0, refundByRules(booking, now).minor - booking.refundedCents));
}

function tripView(
  { providerId: _providerId, poolUse: _poolUse, translation: _translation, unknownHotels, ...shown }: TripRecord,
  participants: ReadonlyMap<number, Participant>,
  ifDropped: Money | null,
): BookedTrip {
  const forms = Array.from({ length: shown.trip.people }, (_, index) => participants.get(index) ?? null);
  return {
    ...shown,
    ...(unknownHotels.length > 0 && { unknownHotels: [...unknownHotels] }),
    ...(ifDropped && { refundIfDropped: ifDropped }),
    participants: forms,
  };
}

function droppedTripView({ ref, title, departure, trip, paidCents }: DroppedTripRecord): DroppedTrip {
  return { ref, title, departure, people: trip.people, paid: usdCents(paidCents) };
}

/**
 * The view of a booking for its owner at a moment.
 *
 * @param now an instant in milliseconds since 1970
 */
export function bookingView(booking: BookingRecord, participantsOf: ParticipantsOf, now: number): Booking {
  const {
    expiresAt,
    endsAt: _endsAt,
    reseller: _reseller,
    paidCents,
    refundCents,
    refundedCents,
    language,
    droppedTrips,
    ...shown
  } = bookingAt(booking, now);
  return {
    ...shown,
    trips: booking.trips.map((trip) => tripView(trip, participantsOf(trip.ref), refundIfDropped(booking, trip, now))),
    ...(droppedTrips && { droppedTrips: droppedTrips.map(droppedTripView) }),
    paid: usdCents(paidCents),
    refundNow: refundAt(booking, now),
    refundDue: usdCents(refundCents),
    ...(shown.status === 'awaiting-payment' && expiresAt !== null && { payBy: expiresAt }),
    ...(language !== DEFAULT_LANGUAGE && { language }),
    ...(refundedCents > 0 && { refunded: usdCents(refundedCents) }),
  };
}
