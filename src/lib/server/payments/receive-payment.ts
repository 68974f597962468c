import type { BookingEvent } from '../../booking/booking-status.ts';
import { manilaIso } from '../../booking/manila-time.ts';
import type { Actor, BookingRecord } from '../bookings/booking-record.ts';
import { recordMoney } from '../bookings/record-money.ts';
import { happen, written } from '../bookings/status.ts';
import type { Ledger } from '../repositories/ledger.ts';

/** Money that came, as a payment service or the operator reports it. */
export interface ReceivedPayment {
  /** The method's own id: the same payment reported twice has the same. */
  readonly id: string;
  readonly bookingRef: string;
  readonly method: string;
  /** What it counts for, in US cents. */
  readonly cents: number;
  readonly actor: Extract<Actor, 'operator' | 'payment'>;
}

/** How it went. */
export type ReceiveOutcome =
  | { readonly kind: 'received'; readonly booking: BookingRecord }
  /** It was reported before. */
  | { readonly kind: 'known' }
  | { readonly kind: 'no-booking' };

/**
 * Writes down money that came and what it changes. Money is never refused: what comes for a cancelled booking is kept with it, for the operator to give back.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function receivePayment(ledger: Ledger, payment: ReceivedPayment, now: number): Promise<ReceiveOutcome> {
  const { id, bookingRef, method, cents, actor } = payment;
  const booking = await ledger.bookings.find(bookingRef);
  if (!booking) return { kind: 'no-booking' };
  const isNew = await ledger.payments.add({
    id: `${method}:${id}`,
    bookingRef,
    method,
    cents,
    receivedAt: manilaIso(now),
  });
  if (!isNew) return { kind: 'known' };
  const current = await written(ledger, booking, now);
  const paidCents = current.paidCents + cents;
  const event = eventOf(current, paidCents);
  const cause = `${(cents / 100).toFixed(2)} US dollars came by ${method}.`;
  const change = { paidCents, ...(event && { expiresAt: null }) };
  const moved = event && (await happen(ledger, current, { event, cause, actor }, now, change));
  if (moved) return { kind: 'received', booking: moved };
  return { kind: 'received', booking: await recordMoney(ledger, current, paidCents, { cause, actor }, now) };
}

/** A part of what is due at booking changes nothing yet. */
function eventOf({ totalUsd, nowUsd }: BookingRecord, paidCents: number): BookingEvent | null {
  if (paidCents >= totalUsd * 100) return 'receive-payment';
  return paidCents >= nowUsd * 100 ? 'receive-deposit' : null;
}
