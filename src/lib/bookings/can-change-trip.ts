import { cutoffOf } from '../payments/payment-deadline.ts';
import type { BookedTrip, Booking } from './booking.schema.ts';
import { hasVoucher } from './booking-status.text.ts';

/**
 * Whether a traveller can change a trip: until its notice, and while the booking stands
 * (specification.md#changing-a-trip).
 *
 * @param now an instant in milliseconds since 1970
 */
export function canChangeTrip({ status, payBy }: Booking, { departure, policy }: BookedTrip, now: number): boolean {
  const hasExpired = status === 'awaiting-payment' && payBy !== undefined && Date.parse(payBy) <= now;
  return hasVoucher(status) && !hasExpired && now <= cutoffOf({ departure: Date.parse(departure), policy });
}
