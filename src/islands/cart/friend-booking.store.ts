import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import { persistent } from '../storage/persistent.ts';

/** The reference of this browser's cart, where somebody else with its link has booked it; null where nobody has. */
export const $friendBooking = persistent<string | null>('friend-booking.1', {
  fallback: null,
  parse: (stored) => (isBookingRef(stored) ? stored : undefined),
});

/** What is said to whoever tries to book it as well. */
export const FRIEND_BOOKED =
  'Somebody with whom you share this cart has booked it already. Nothing was booked again, and all that you typed is still here.';
