import { isBookingRef } from '../booking-ref/booking-ref.ts';
import { mayBeBooked } from './attempts.ts';
import { secretOf } from './booking-secrets.ts';
import { persistent } from './persistent.ts';

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
