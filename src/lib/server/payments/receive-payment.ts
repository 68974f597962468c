import type { BookingEvent } from '../../booking/booking-status.ts';
import { manilaIso } from '../../booking/manila-time.ts';
import type { Actor, BookingRecord } from '../bookings/booking-record.ts';
import { recordMoney } from '../bookings/record-money.ts';
import { changeBy, happen, written } from '../bookings/status.ts';
import type { Ledger } from '../repositories/ledger.ts';
import { paymentIdOf } from './payment-record.ts';
import type { ServiceAmount } from './service-amount.ts';

/** Money that came, as a payment service or the operator reports it. */
export interface ReceivedPayment {
  /** The method's own id: the same payment reported twice has the same. */
  readonly id: string;
  readonly bookingRef: string;
  readonly method: string;
  /** What it counts for, in US cents. */
  readonly cents: number;
  /** What a service says really came; left out where the operator says so. */
  readonly charged?: ServiceAmount;
  readonly actor: Extract<Actor, 'operator' | 'payment'>;
}

/** How it went. */
export type ReceiveOutcome =
  | { readonly kind: 'received'; readonly booking: BookingRecord }
  /** It was reported before. */
  | { readonly kind: 'known' }
  | { readonly kind: 'no-booking' };

/**
 * Writes down money that came and what it changes. Money is never refused: what comes for a booking that is over, or above the price, is kept with it and
 * owed back.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function receivePayment(ledger: Ledger, payment: ReceivedPayment, now: number): Promise<ReceiveOutcome> {
  const { id, bookingRef, method, cents, charged = null, actor } = payment;
  const booking = await ledger.bookings.find(bookingRef);
  if (!booking) return { kind: 'no-booking' };
  const isNew = await ledger.payments.add({
    id: paymentIdOf(method, id),
    bookingRef,
    method,
    cents,
    charged,
    receivedAt: manilaIso(now),
  });
  if (!isNew) return { kind: 'known' };
  await ledger.paymentStarts.lookSoon(bookingRef, manilaIso(now));
  const current = await written(ledger, booking, now);
  const paidCents = current.paidCents + cents;
  const event = eventOf(current, paidCents);
  const happening = event && { event, cause: causeOf(payment), actor };
  const isMoved = happening !== null && changeBy(current.status, happening, now) !== null;
  const change = { paidCents, refundCents: owedCents(current, cents, isMoved) };
  const moved = isMoved ? await happen(ledger, current, happening, now, { ...change, expiresAt: null }) : null;
  if (moved) return { kind: 'received', booking: moved };
  const after = await recordMoney(ledger, current, change, { cause: causeOf(payment), actor }, now);
  return { kind: 'received', booking: after };
}

/** A part of what is due at booking changes nothing yet. */
function eventOf({ totalUsd, nowUsd, status, refundedCents }: BookingRecord, paidCents: number): BookingEvent | null {
  // What went back after the time to pay was over pays nothing any more.
  const held = status === 'expired' ? paidCents - refundedCents : paidCents;
  if (held >= totalUsd * 100) return 'receive-payment';
  return held >= nowUsd * 100 ? 'receive-deposit' : null;
}

/** What is owed back once some cents more have come. */
function owedCents(booking: BookingRecord, cents: number, isMoved: boolean): number {
  const { status, totalUsd, paidCents, refundCents, refundedCents } = booking;
  const above = (paid: number) => Math.max(0, paid - totalUsd * 100);
  if (status === 'expired' && isMoved) return above(paidCents + cents - refundedCents);
  const isOver = status === 'cancelled' || status === 'expired';
  return refundCents + (isOver ? cents : above(paidCents + cents) - above(paidCents));
}

function causeOf({ cents, method }: ReceivedPayment): string {
  return `${(cents / 100).toFixed(2)} US dollars came by ${method}.`;
}
