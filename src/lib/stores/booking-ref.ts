import { isBookingRef, newBookingRef } from '../booking-ref/booking-ref.ts';
import type { Random } from '../random/seeded-random.ts';
import { cryptographic } from './cryptographic.ts';
import { persistent } from './persistent.ts';

/** Under which the cart and the booking belong together; null until something needs it (specification, section 3). */
export const $bookingRef = persistent<string | null>('booking-ref.1', {
  fallback: null,
  parse: (stored) => (isBookingRef(stored) ? stored : undefined),
});

/** The booking reference, made when it is needed for the first time. */
export function bookingRef(random: Random = cryptographic): string {
  const known = $bookingRef.get();
  return known ?? renewBookingRef(random);
}

/** Begins another booking (specification, section 4, resetState). @returns its reference */
export function renewBookingRef(random: Random = cryptographic): string {
  const ref = newBookingRef(random);
  $bookingRef.set(ref);
  return ref;
}
