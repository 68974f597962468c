import { $attempts } from './attempts.ts';
import { forgetSecret } from './booking-secrets.ts';
import { $keptBookings, forgetBooking } from './kept-bookings.ts';
import { keepDraftsOf } from './participant-drafts.ts';

/**
 * Leaves nothing of a booking on this device, so that its address opens nothing here without the key; the service still has it. Forms about travellers are kept
 * for other bookings of the device alone.
 */
export function takeOffDevice(ref: string): void {
  forgetBooking(ref);
  forgetSecret(ref);
  $attempts.set($attempts.get().filter(({ request }) => request.bookingRef !== ref));
  keepDraftsOf(new Set($keptBookings.get().map(({ booking }) => booking.ref)));
}
