/**
 * Carries the secret of a cart or booking. Never in an address: addresses end up in logs and
 * histories.
 */
export const SECRET_HEADER = 'X-Booking-Secret';

/** The same key makes the same request once, however often it is sent. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
