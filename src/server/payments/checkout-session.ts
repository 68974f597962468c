import type { BookingRecord } from '../repositories/booking-record.ts';
import type { PaymentStartRecord } from '../repositories/checkout-session-record.ts';
import type { PageOrder } from './services/payment-provider.ts';

/** Services cut longer texts off, or refuse them. */
const MAX_TEXT_LENGTH = 250;

/** What a service is told of a payment: the same for the same start, because it is asked again with the same id. */
export function pageOrder({ id, charged, expiresAt }: PaymentStartRecord, booking: BookingRecord): PageOrder {
  return {
    id,
    bookingRef: booking.ref,
    booker: booking.booker,
    what: partOf(booking),
    trips: shortened(booking.trips.map(({ title }) => title).join(', ')),
    charge: charged,
    expiresAt: Date.parse(expiresAt),
  };
}

function partOf({ nowUsd, totalUsd, paidCents }: BookingRecord): string {
  if (nowUsd === totalUsd) return 'full price';
  return paidCents < nowUsd * 100 ? 'deposit' : 'balance';
}

function shortened(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH - 1)}…`;
}
