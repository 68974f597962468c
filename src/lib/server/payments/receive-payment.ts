import type { BookingEvent } from '../../booking/booking-status.ts';
import { manilaIso } from '../../booking/manila-time.ts';
import type { Actor, BookingRecord } from '../bookings/booking-record.ts';
import { recordMoney } from '../bookings/record-money.ts';
import { changeBy, happen, written } from '../bookings/status.ts';
import type { Ledger } from '../repositories/ledger.ts';
import { coveredCents } from './held-money.ts';
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
  const found = await ledger.bookings.find(bookingRef);
  if (!found) return { kind: 'no-booking' };
  // Before the money is: the notice of an expiry tells of what had come until then.
  const booking = await written(ledger, found, now);
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
  const event = eventOf(booking, coveredCents(booking) + cents);
  const happening = event && { event, cause: causeOf(payment), actor };
  const isMoved = happening !== null && changeBy(booking.status, happening, now) !== null;
  const change = { paidCents: booking.paidCents + cents, refundCents: owedCents(booking, cents, isMoved) };
  const moved = isMoved ? await happen(ledger, booking, happening, now, { ...change, expiresAt: null }) : null;
  if (moved) return { kind: 'received', booking: moved };
  const after = await recordMoney(ledger, booking, change, { cause: causeOf(payment), actor }, now);
  return { kind: 'received', booking: after };
}

/** A part of what is due at booking changes nothing yet. */
function eventOf({ totalUsd, nowUsd }: BookingRecord, covered: number): BookingEvent | null {
  if (covered >= totalUsd * 100) return 'receive-payment';
  return covered >= nowUsd * 100 ? 'receive-deposit' : null;
}

/** What is owed back once some cents more have come. An expired booking owes all that it holds, unless that gives it its life back. */
function owedCents(booking: BookingRecord, cents: number, isMoved: boolean): number {
  const { status, totalUsd, refundCents } = booking;
  const before = coveredCents(booking);
  const above = (covered: number) => Math.max(0, covered - totalUsd * 100);
  if (status === 'cancelled') return refundCents + cents;
  if (status === 'expired') return isMoved ? above(before + cents) : before + cents;
  return refundCents + above(before + cents) - above(before);
}

function causeOf({ cents, method }: ReceivedPayment): string {
  return `${(cents / 100).toFixed(2)} US dollars came by ${method}.`;
}
