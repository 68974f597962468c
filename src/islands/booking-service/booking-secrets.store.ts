import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import { isRecord } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

/** Secrets by the reference that they open. */
export type BookingSecrets = Readonly<Record<string, string>>;

/** Maximum number of stored secrets; the oldest are removed first. */
const MAX_SECRETS = 50;
const MAX_SECRET_LENGTH = 100;

function parseSecrets(stored: unknown): BookingSecrets | undefined {
  if (!isRecord(stored)) return undefined;
  const valid = Object.entries(stored).filter(
    (entry): entry is [string, string] =>
      isBookingRef(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= MAX_SECRET_LENGTH,
  );
  return Object.fromEntries(valid.slice(-MAX_SECRETS));
}

/**
 * Secrets of this browser's carts and bookings. Each opens a booking, so none is ever in an address
 * that is sent.
 */
export const $bookingSecrets = persistent<BookingSecrets>('booking-secrets.1', { fallback: {}, parse: parseSecrets });

/** Stores the secret of a cart or booking. */
export function storeSecret(ref: string, secret: string): void {
  const { [ref]: _old, ...others } = $bookingSecrets.get();
  $bookingSecrets.set(parseSecrets({ ...others, [ref]: secret }) ?? {});
}

/** The secret of a cart or booking, or null without one. */
export function secretOf(ref: string): string | null {
  return $bookingSecrets.get()[ref] ?? null;
}

/** Removes the secret of a cart or booking from this browser. */
export function removeSecret(ref: string): void {
  const { [ref]: _old, ...others } = $bookingSecrets.get();
  $bookingSecrets.set(others);
}
