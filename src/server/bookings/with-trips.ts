import { creditedCents } from '../../lib/bookings/net-payments.ts';
import { paymentPlan } from '../../lib/payments/payment-plan.ts';
import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import { payableTripOf } from './booked-trip.ts';

/**
 * The booking with other trips, from which its price, dues, status and end follow. What is owed
 * back and until when it can be paid do not change.
 *
 * @param booking with the payments that count for these trips
 * @param now an instant in milliseconds since 1970
 */
export function withTrips(booking: BookingRecord, trips: readonly TripRecord[], now: number): BookingRecord {
  const { nowUsd, balances } = paymentPlan(trips.map(payableTripOf), now);
  const totalUsd = trips.reduce((sum, trip) => sum + trip.totalUsd, 0);
  return {
    ...booking,
    status: statusWith(booking.status, creditedCents(booking), totalUsd, nowUsd),
    trips,
    totalUsd,
    nowUsd,
    balances: [...balances],
    endsAt: trips
      .map(({ end }) => end)
      .toSorted()
      .at(-1) as string,
  };
}

/** The status after a change of the price: what was paid may be a part now, or all. */
function statusWith(status: BookingRecord['status'], covered: number, totalUsd: number, nowUsd: number) {
  if (status === 'confirmed' || (status === 'awaiting-payment' && covered === 0)) return status;
  if (covered >= totalUsd * 100) return 'paid';
  if (status === 'paid') return 'deposit-paid';
  return status === 'awaiting-payment' && covered >= nowUsd * 100 ? 'deposit-paid' : status;
}
