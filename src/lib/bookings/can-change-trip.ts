import { cutoffOf } from '../payments/payment-deadline.ts';
import type { BookedTrip, Booking } from './booking.schema.ts';
import { hasVoucher } from './booking-status.text.ts';

/**
 * Whether a traveller can change a trip: until its notice, and while the booking stands
 * (specification.md#changing-a-trip). One that was called off has no notice any more.
 *
 * @param now an instant in milliseconds since 1970
 */
export function canChangeTrip({ status, payBy }: Booking, trip: BookedTrip, now: number): boolean {
  const { departure, policy, isCalledOff = false } = trip;
  const hasExpired = status === 'awaiting-payment' && payBy !== undefined && Date.parse(payBy) <= now;
  const isInTime = isCalledOff || now <= cutoffOf({ departure: Date.parse(departure), policy });
  return hasVoucher(status) && !hasExpired && isInTime;
}
