import { randomUUID } from 'node:crypto';
import { manilaIso } from '../../lib/time/manila.ts';
import { mailsOfRefund } from '../mail/mails-of-refund.ts';
import type { ServiceRefund } from '../payments/services/payment-provider.ts';
import type { BookingChange, BookingRecord } from '../repositories/booking-record.ts';
import type { PaymentRecord } from '../repositories/payment-record.ts';
import { REFUND_STATUSES, type RefundRecord, type RefundStatus } from '../repositories/refund-record.ts';
import type { Ledger, RefundRepository } from '../repositories/repositories.ts';
import { centsOf, leftOf, owedByHand } from './refund-amounts.ts';

/**
 * Writes down a refund as its service reports it, once for each, however often and in which order it is reported. One that was asked for here is found by
 * the service's id, or by its amount while that id is not known; any other was given on the service's own pages.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function recordRefund(
  ledger: Ledger,
  payment: PaymentRecord,
  refund: ServiceRefund,
  now: number,
): Promise<RefundRecord> {
  const refunds = await ledger.refunds.ofBooking(payment.bookingRef);
  const known =
    refunds.find(({ serviceId }) => serviceId === refund.id) ?? refunds.find((one) => isAsked(one, payment, refund));
  if (known) return settleRefund(ledger, known, { serviceId: refund.id, status: refund.status }, now);
  const cents = centsOf(payment, leftOf(payment, refunds), refund.charged);
  return addRefund(
    ledger,
    {
      payment,
      cents,
      charged: refund.charged,
      serviceId: refund.id,
      status: refund.status,
      reason: 'Given on the pages of the payment service.',
      actor: 'payment',
    },
    now,
  );
}

function isAsked(
  { paymentId, serviceId, status, charged }: RefundRecord,
  payment: PaymentRecord,
  refund: ServiceRefund,
): boolean {
  return (
    paymentId === payment.id && serviceId === null && status === 'asked' && charged?.amount === refund.charged.amount
  );
}

/** A refund before it is written down. */
export interface NewRefund
  extends Pick<RefundRecord, 'cents' | 'charged' | 'serviceId' | 'status' | 'reason' | 'actor'> {
  readonly payment: PaymentRecord;
}

/** Writes a refund down, and the mail that tells of it. Unless it has failed, so much less is owed. */
export async function addRefund(ledger: Ledger, { payment, ...refund }: NewRefund, now: number): Promise<RefundRecord> {
  const { id: paymentId, bookingRef } = payment;
  const booking = await ledger.bookings.find(bookingRef);
  if (!booking) throw new Error(`there is a payment for booking ${bookingRef}, which is not there`);
  const { refundCents, refundedCents } = booking;
  const cents = refund.status === 'failed' ? 0 : refund.cents;
  const owedCents = Math.min(cents, refundCents);
  const at = manilaIso(now);
  const record = { id: randomUUID(), bookingRef, paymentId, ...refund, owedCents, at, changedAt: at };
  const change = { refundCents: refundCents - owedCents, refundedCents: refundedCents + cents };
  await ledger.refunds.add(record);
  await ledger.bookings.change(bookingRef, change);
  await addMails(ledger, null, record, { ...booking, ...change });
  return record;
}

/** Lets a refund go forward; where it fails, what it gave back is owed again. A report that is older than what is known changes nothing. */
export async function settleRefund(
  ledger: Ledger,
  refund: RefundRecord,
  { serviceId, status }: { readonly serviceId: string | null; readonly status: RefundStatus },
  now: number,
): Promise<RefundRecord> {
  const isNews = rankOf(status) > rankOf(refund.status);
  const settled = { ...refund, serviceId, status: isNews ? status : refund.status, changedAt: manilaIso(now) };
  await ledger.refunds.change(refund.id, settled);
  if (isNews) await tell(ledger, refund, settled);
  return settled;
}

/** What follows from news of a refund: money that is owed again, and mails. */
async function tell(ledger: Ledger, before: RefundRecord, settled: RefundRecord): Promise<void> {
  const booking = await ledger.bookings.find(settled.bookingRef);
  if (!booking) return;
  const after = settled.status === 'failed' ? { ...booking, ...(await owe(ledger, booking, settled)) } : booking;
  await addMails(ledger, before.status, settled, after);
}

async function addMails(
  ledger: Ledger,
  before: RefundStatus | null,
  refund: RefundRecord,
  booking: BookingRecord,
): Promise<void> {
  const mails = mailsOfRefund(before, refund, booking, await owedByHand(ledger, booking));
  await ledger.outbox.add(mails, refund.changedAt);
}

async function owe(ledger: Ledger, booking: BookingRecord, { cents, owedCents }: RefundRecord): Promise<BookingChange> {
  const change = {
    refundCents: booking.refundCents + owedCents,
    refundedCents: booking.refundedCents - cents,
  };
  await ledger.bookings.change(booking.ref, change);
  return change;
}

function rankOf(status: RefundStatus): number {
  return REFUND_STATUSES.indexOf(status);
}

/** How saying it went. */
export type SaidOutcome =
  | { readonly kind: 'settled'; readonly refund: RefundRecord }
  | { readonly kind: 'missing' }
  /** Its service has answered, or somebody has said it before: nothing has changed. What was given back could be paid twice otherwise. */
  | { readonly kind: 'answered'; readonly refund: RefundRecord };

/**
 * Writes down how a refund went that no service has answered for, as the operator saw it on the service's own pages.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function sayHowRefundWent(
  ledger: Ledger,
  ref: string,
  refundId: string,
  status: Extract<RefundStatus, 'given' | 'failed'>,
  now: number,
): Promise<SaidOutcome> {
  const refund = (await ledger.refunds.ofBooking(ref)).find(({ id }) => id === refundId);
  if (!refund) return { kind: 'missing' };
  if (refund.status !== 'asked') return { kind: 'answered', refund };
  return { kind: 'settled', refund: await settleRefund(ledger, refund, { ...refund, status }, now) };
}

/**
 * Counts what went back before a booking was called off or expired as part of what its end owes, the oldest refund first: a present that lowered the debt is owed when it
 * does not arrive.
 *
 * @param cents what the end owes in all
 */
export async function countRefunds(refunds: RefundRepository, ref: string, cents: number): Promise<void> {
  let open = cents;
  for (const refund of await refunds.ofBooking(ref)) {
    if (refund.status === 'failed') continue;
    const owedCents = Math.min(open, refund.cents);
    open -= owedCents;
    await refunds.change(refund.id, { ...refund, owedCents });
  }
}
