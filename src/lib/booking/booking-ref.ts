import { identifier, type Random } from '../text/identifier.ts';
import { BOOKING_REF_SHAPE } from './booking-ref-shape.schema.ts';

/** Whether a value is a booking reference such as `7K2M0QXA` (specification.md#references). */
export function isBookingRef(value: unknown): value is string {
  return typeof value === 'string' && BOOKING_REF_SHAPE.test(value);
}

/**
 * A new booking reference.
 *
 * @param random a cryptographic source: a reference must not be guessable
 */
export function newBookingRef(random: Random): string {
  return identifier(random);
}
