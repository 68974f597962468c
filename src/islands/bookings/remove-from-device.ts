import { $attempts } from '../booking-service/booking-attempts.store.ts';
import { removeSecret } from '../booking-service/booking-secrets.store.ts';
import { $storedBookings, removeBooking } from '../booking-service/stored-bookings.store.ts';
import { retainDraftsOf } from './participant-drafts.store.ts';

/**
 * Leaves nothing of a booking on this device, so that its address opens nothing here without the key; the service still has it. Forms about travellers are stored
 * for other bookings of the device alone.
 */
export function removeFromDevice(ref: string): void {
  removeBooking(ref);
  removeSecret(ref);
  $attempts.set($attempts.get().filter(({ request }) => request.bookingRef !== ref));
  retainDraftsOf(new Set($storedBookings.get().map(({ booking }) => booking.ref)));
}
