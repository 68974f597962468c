import { isBookingRef, newBookingRef } from '../../lib/booking/booking-ref.ts';
import type { Random } from '../../lib/text/identifier.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { persistent } from '../storage/persistent.ts';

/**
 * Under which the cart and the booking belong together; null until something needs it
 * (specification.md#state).
 */
export const $bookingRef = persistent<string | null>('booking-ref.1', {
  fallback: null,
  parse: (stored) => (isBookingRef(stored) ? stored : undefined),
});

/** The booking reference, made when it is needed for the first time. */
export function bookingRef(random: Random = cryptoRandom): string {
  const known = $bookingRef.get();
  return known ?? renewBookingRef(random);
}

/** Begins another booking (specification.md#booker). @returns its reference */
export function renewBookingRef(random: Random = cryptoRandom): string {
  const ref = newBookingRef(random);
  $bookingRef.set(ref);
  return ref;
}
