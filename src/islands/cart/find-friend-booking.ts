import { mayBeBooked } from '../booking-service/booking-attempts.store.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { secretOf } from '../booking-service/booking-secrets.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { lazyBookingService } from '../booking-service/lazy-booking-service.ts';
import { $friendBooking } from './friend-booking.store.ts';

/**
 * Checks whether a cart that the server lacks was booked by another person with its link. Never
 * rejects.
 *
 * @returns whether there is a booking under its reference
 */
export async function findFriendBooking(
  ref: string,
  service: Pick<BookingService, 'read'> = lazyBookingService(),
): Promise<boolean> {
  // An attempt of this browser finds its own booking: see send-booking.ts.
  if (secretOf(ref) === null || mayBeBooked(ref)) return false;
  const isBooked = (await service.read(ref)).kind === 'ok';
  if (isBooked && ref === $bookingRef.get()) $friendBooking.set(ref);
  return isBooked;
}
