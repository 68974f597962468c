import { hasDeparted } from '../../lib/booking/has-departed.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';

/**
 * Whether a payment now is too late, so that it is refund due. That is after the last departure, or
 * after the first one for an expired booking; never once the operator has recorded how the day
 * went.
 *
 * @param booking with its expiry stored
 * @param now an instant in milliseconds since 1970
 */
export function isTooLateToPay({ status, trips }: Pick<BookingRecord, 'status' | 'trips'>, now: number): boolean {
  switch (status) {
    case 'cancelled':
      return true;
    case 'completed':
    case 'no-show':
      return false;
    case 'expired':
      return trips.some((trip) => hasDeparted([trip], now));
    default:
      return hasDeparted(trips, now);
  }
}
