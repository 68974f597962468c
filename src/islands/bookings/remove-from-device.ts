import { $attempts } from '../booking-service/booking-attempts.store.ts';
import { removeSecret } from '../booking-service/booking-secrets.store.ts';
import { $storedBookings, removeBooking } from '../booking-service/stored-bookings.store.ts';
import { retainDraftsOf } from './participant-drafts.store.ts';

/**
 * Removes a booking with its secret and drafts from this device; the service still has it.
 * Participant drafts of other bookings stay.
 */
export function removeFromDevice(ref: string): void {
  removeBooking(ref);
  removeSecret(ref);
  $attempts.set($attempts.get().filter(({ request }) => request.bookingRef !== ref));
  retainDraftsOf(new Set($storedBookings.get().map(({ booking }) => booking.ref)));
}
