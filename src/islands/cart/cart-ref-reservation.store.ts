import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import { mayBeBooked } from '../booking-service/booking-attempts.store.ts';
import { secretOf } from '../booking-service/booking-secrets.store.ts';
import { persistent } from '../storage/persistent.ts';

/**
 * The reference whose first save is in progress. Its secret never arrives if the page is left: then
 * the reference is lost, and another one is taken.
 */
export const $reservedCartRef = persistent<string | null>('cart-claim.1', {
  fallback: null,
  parse: (stored) => (isBookingRef(stored) ? stored : undefined),
});

/** Whether a reference was lost that way. Call it only inside the cart's lock: see web-lock.ts. */
export function isReservationLost(ref: string): boolean {
  // Where it may be booked, the server may know it by the booking, which can be requested.
  return $reservedCartRef.get() === ref && secretOf(ref) === null && !mayBeBooked(ref);
}
