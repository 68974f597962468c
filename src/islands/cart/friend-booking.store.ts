import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import { persistent } from '../storage/persistent.ts';

/** The cart's reference where another person with its link has booked it, else null. */
export const $friendBooking = persistent<string | null>('friend-booking.1', {
  fallback: null,
  parse: (stored) => (isBookingRef(stored) ? stored : undefined),
});

/** The message for a traveller who tries to book it too. */
export const FRIEND_BOOKED =
  'Someone you share this cart with has already booked it. Nothing was booked again, and your details are still here.';
