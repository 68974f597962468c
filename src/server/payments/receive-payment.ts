import type { BookingEvent } from '../../lib/bookings/booking-status.ts';
import { creditedCents, droppedDueCents } from '../../lib/bookings/net-payments.ts';
import { methodText } from '../../lib/desk/payment-method.text.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { findFullTrips } from '../availability/find-full-trips.ts';
import { recordMoney } from '../bookings/record-money.ts';
import { applyEvent, persistExpiry, statusChangeOf } from '../bookings/transitions.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { type OperatorActor, staffNameOf } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import { paymentIdOf } from '../repositories/payment-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { ServiceAmount } from '../repositories/service-amount.ts';
import { isTooLateToPay } from './payment-after-departure.ts';

/** Money that came, as a payment service or the operator reports it. */
export interface ReceivedPayment {
  /** The method's own id, equal for a payment that is reported twice. */
  readonly id: string;
  readonly bookingRef: string;
  readonly method: string;
  /** US cents that it counts for. */
  readonly cents: number;
  /** Amount that a service reported; absent for payments that the operator reports. */
  readonly charged?: ServiceAmount;
  readonly actor: OperatorActor | 'payment';
  /** True where the crew took it on the day: it counts for a trip that has left. */
  readonly isTakenOnTheDay?: boolean;
}

/** Outcome of receiving a payment. */
export type ReceiveOutcome =
  | { readonly kind: 'received'; readonly booking: BookingRecord }
  /** Reported before. */
  | { readonly kind: 'known' }
  | { readonly kind: 'no-booking' };

/**
 * Records a payment and its effects. Money is never refused: late or excess money is stored and
 * becomes refund due.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function receivePayment(
  repositories: Repositories,
  payment: ReceivedPayment,
  catalogue: BookingCatalogue,
  now: number,
): Promise<ReceiveOutcome> {
  const { id, bookingRef, method, cents, charged = null, actor } = payment;
  const found = await repositories.bookings.find(bookingRef);
  if (!found) return { kind: 'no-booking' };
  // Expires before the payment counts: the notice of an expiry has earlier payments only.
  const booking = await persistExpiry(repositories, found, now);
  const isNew = await repositories.payments.add({
    id: paymentIdOf(method, id),
    bookingRef,
    method,
    cents,
    charged,
    receivedAt: manilaIso(now),
    recordedBy: staffNameOf(actor),
  });
  if (!isNew) return { kind: 'known' };
  await repositories.checkoutSessions.pollSoon(bookingRef, manilaIso(now));
  const isLate = isTooLateToPay(booking, now) && !(payment.isTakenOnTheDay && booking.status !== 'cancelled');
  const event = isLate ? null : eventOf(booking, creditedCents(booking) + cents);
  const statusEvent = event && { event, cause: causeOf(payment), actor };
  const canMove = statusEvent !== null && statusChangeOf(booking.status, statusEvent, now) !== null;
  const isFull =
    canMove && booking.status === 'expired' && (await isSoldMeanwhile(repositories, booking, catalogue, now));
  const isMoved = canMove && !isFull;
  const change = { paidCents: booking.paidCents + cents, refundCents: owedCents(booking, cents, { isMoved, isLate }) };
  const moved = isMoved
    ? await applyEvent(repositories, booking, statusEvent, now, { ...change, expiresAt: null })
    : null;
  if (moved) return { kind: 'received', booking: moved };
  const cause = isFull ? `${causeOf(payment)} The places had been sold meanwhile.` : causeOf(payment);
  const after = await recordMoney(repositories, booking, change, { cause, actor, isLate }, now);
  return { kind: 'received', booking: after };
}

/**
 * Whether another traveller has taken the places of a booking that had expired
 * (specification.md#selling-places).
 */
async function isSoldMeanwhile(
  { availability }: Repositories,
  { trips }: BookingRecord,
  catalogue: BookingCatalogue,
  now: number,
): Promise<boolean> {
  return (await findFullTrips(availability, catalogue, { trips }, now)).length > 0;
}

/**
 * The event that a paid amount causes. Null for a part of what is due at booking, which changes
 * nothing yet.
 */
export function eventOf({ totalUsd, nowUsd }: BookingRecord, covered: number): BookingEvent | null {
  if (covered >= totalUsd * 100) return 'receive-payment';
  return covered >= nowUsd * 100 ? 'receive-deposit' : null;
}

/** The US cents above the price. */
export function excessCents({ totalUsd }: Pick<BookingRecord, 'totalUsd'>, covered: number): number {
  return Math.max(0, covered - totalUsd * 100);
}

/**
 * The refund due after a payment. An expired booking owes all payments, unless this one revives it.
 */
function owedCents(
  booking: BookingRecord,
  cents: number,
  { isMoved, isLate }: { readonly isMoved: boolean; readonly isLate: boolean },
): number {
  const { status, refundCents } = booking;
  const before = creditedCents(booking);
  const above = (covered: number) => excessCents(booking, covered);
  if (status === 'expired') return droppedDueCents(booking) + (isMoved ? above(before + cents) : before + cents);
  if (isLate) return refundCents + cents;
  return refundCents + above(before + cents) - above(before);
}

function causeOf({ cents, method }: ReceivedPayment): string {
  return `${(cents / 100).toFixed(2)} US dollars came by ${methodText(method)}.`;
}
