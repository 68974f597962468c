import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import { isRecord } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

/** Secrets by the reference that they open. */
export type BookingSecrets = Readonly<Record<string, string>>;

/** More than somebody books from one phone; the oldest are forgotten first. */
const MOST_SECRETS = 50;
const LONGEST_SECRET = 100;

function parseSecrets(stored: unknown): BookingSecrets | undefined {
  if (!isRecord(stored)) return undefined;
  const valid = Object.entries(stored).filter(
    (entry): entry is [string, string] =>
      isBookingRef(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= LONGEST_SECRET,
  );
  return Object.fromEntries(valid.slice(-MOST_SECRETS));
}

/** What opens the carts and bookings of this browser: whoever has a secret sees the booking, so it never stands in an address that is sent. */
export const $bookingSecrets = persistent<BookingSecrets>('booking-secrets.1', { fallback: {}, parse: parseSecrets });

/** Keeps the secret of a cart or booking. */
export function noteSecret(ref: string, secret: string): void {
  const { [ref]: _old, ...others } = $bookingSecrets.get();
  $bookingSecrets.set(parseSecrets({ ...others, [ref]: secret }) ?? {});
}

/** The secret of a cart or booking, or null where this browser has none. */
export function secretOf(ref: string): string | null {
  return $bookingSecrets.get()[ref] ?? null;
}

/** This browser opens a cart or booking no more. */
export function forgetSecret(ref: string): void {
  const { [ref]: _old, ...others } = $bookingSecrets.get();
  $bookingSecrets.set(others);
}
