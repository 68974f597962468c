import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import { persistent } from '../storage/persistent.ts';

/** The cart's reference where another person with its link has booked it, else null. */
export const $friendBooking = persistent<string | null>('friend-booking.1', {
  fallback: null,
  parse: (stored) => (isBookingRef(stored) ? stored : undefined),
});
