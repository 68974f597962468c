import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import { mayBeBooked } from '../booking-service/booking-attempts.store.ts';
import { secretOf } from '../booking-service/booking-secrets.store.ts';
import { persistent } from '../storage/persistent.ts';

/**
 * The reference for which the first save is on its way. Whoever leaves the page meanwhile never hears the secret: then the
 * reference is lost, and another one is taken without asking the server in vain.
 */
export const $cartClaim = persistent<string | null>('cart-claim.1', {
  fallback: null,
  parse: (stored) => (isBookingRef(stored) ? stored : undefined),
});

/** Whether a reference was lost so. Ask it only where no cart is being saved: see cart-lock.ts. */
export function isClaimLost(ref: string): boolean {
  // Where it may be booked, the server may know it by the booking, which can be asked for.
  return $cartClaim.get() === ref && secretOf(ref) === null && !mayBeBooked(ref);
}
