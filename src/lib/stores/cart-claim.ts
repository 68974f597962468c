import { isBookingRef } from '../booking-ref/booking-ref.ts';
import { persistent } from './persistent.ts';

/**
 * The reference for which the first save is on its way. Whoever leaves the page meanwhile never hears the secret: then the
 * reference is lost, and another one is taken without asking the server in vain.
 */
export const $cartClaim = persistent<string | null>('cart-claim.1', {
  fallback: null,
  parse: (stored) => (isBookingRef(stored) ? stored : undefined),
});
