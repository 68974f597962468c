import { checkoutSessionMessages } from '../../lib/messages/checkout-session.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { CheckoutSessionRecord } from '../repositories/checkout-session-record.ts';
import { inOwnLanguage } from '../repositories/own-language.ts';
import type { CheckoutSessionRequest } from './services/payment-provider.ts';

/** Services cut longer texts off, or refuse them. */
const MAX_TEXT_LENGTH = 250;

/**
 * The request that opens a checkout session. Equal for the same start, as it is repeated with the
 * same id.
 */
export function checkoutSessionRequest(
  { id, charged, expiresAt }: CheckoutSessionRecord,
  booking: BookingRecord,
): CheckoutSessionRequest {
  return {
    id,
    bookingRef: booking.ref,
    booker: booking.booker,
    language: booking.language,
    what: textOf(booking),
    trips: shorten(
      inOwnLanguage(booking)
        .trips.map(({ title }) => title)
        .join(', '),
    ),
    charge: charged,
    expiresAt: Date.parse(expiresAt),
  };
}

function textOf({ ref, language, nowUsd, totalUsd, paidCents }: BookingRecord): string {
  const t = checkoutSessionMessages(language);
  if (nowUsd === totalUsd) return t.fullPrice(ref);
  return paidCents < nowUsd * 100 ? t.deposit(ref) : t.balance(ref);
}

function shorten(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH - 1)}…`;
}
