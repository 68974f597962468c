import { hasDeparted } from '../../lib/booking/has-departed.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';

/**
 * Whether money that comes now is too late to pay for anything, so that it is owed back: after the last departure, and for a booking whose places were given away after the
 * first one. What comes once the operator has said how the day went settles what was owed for it.
 *
 * @param booking with its expiry written down
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
