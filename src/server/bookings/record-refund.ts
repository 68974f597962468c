import { randomUUID } from 'node:crypto';
import { manilaIso } from '../../lib/time/manila.ts';
import { mailsOfRefund } from '../mail/mails-of-refund.ts';
import type { ServiceRefund } from '../payments/services/payment-provider.ts';
import type { BookingChange, BookingRecord } from '../repositories/booking-record.ts';
import type { PaymentRecord } from '../repositories/payment-record.ts';
import { REFUND_STATUSES, type RefundRecord, type RefundStatus } from '../repositories/refund-record.ts';
import type { RefundRepository, Repositories } from '../repositories/repositories.ts';
import { centsOf, manualRefundDue, remainingOf } from './refund-amounts.ts';

/**
 * Records a refund that a service reports, once for repeated or reordered reports. Our own requests
 * are matched by the service's id, or by amount while that id is unknown. Others were made on the
 * service's own pages.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function recordRefund(
  repositories: Repositories,
  payment: PaymentRecord,
  refund: ServiceRefund,
  now: number,
): Promise<RefundRecord> {
  const refunds = await repositories.refunds.ofBooking(payment.bookingRef);
  const known =
    refunds.find(({ serviceId }) => serviceId === refund.id) ??
    refunds.find((one) => isRequested(one, payment, refund));
  if (known) return settleRefund(repositories, known, { serviceId: refund.id, status: refund.status }, now);
  const cents = centsOf(payment, remainingOf(payment, refunds), refund.charged);
  return addRefund(
    repositories,
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

function isRequested(
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

/** Records a refund and the mail about it, and reduces the refund due unless it failed. */
export async function addRefund(
  repositories: Repositories,
  { payment, ...refund }: NewRefund,
  now: number,
): Promise<RefundRecord> {
  const { id: paymentId, bookingRef } = payment;
  const booking = await repositories.bookings.find(bookingRef);
  if (!booking) throw new Error(`there is a payment for booking ${bookingRef}, which is not there`);
  const { refundCents, refundedCents } = booking;
  const cents = refund.status === 'failed' ? 0 : refund.cents;
  const owedCents = Math.min(cents, refundCents);
  const at = manilaIso(now);
  const record = { id: randomUUID(), bookingRef, paymentId, ...refund, owedCents, at, changedAt: at };
  const change = { refundCents: refundCents - owedCents, refundedCents: refundedCents + cents };
  await repositories.refunds.add(record);
  await repositories.bookings.change(bookingRef, change);
  await addMails(repositories, null, record, { ...booking, ...change });
  return record;
}

/**
 * Updates a refund; where it fails, its amount is due again. A report older than the recorded state
 * changes nothing.
 */
export async function settleRefund(
  repositories: Repositories,
  refund: RefundRecord,
  { serviceId, status }: { readonly serviceId: string | null; readonly status: RefundStatus },
  now: number,
): Promise<RefundRecord> {
  const isNewer = rankOf(status) > rankOf(refund.status);
  const settled = { ...refund, serviceId, status: isNewer ? status : refund.status, changedAt: manilaIso(now) };
  await repositories.refunds.change(refund.id, settled);
  if (isNewer) await applyRefundChange(repositories, refund, settled);
  return settled;
}

/** Applies a new state of a refund: the refund due, and mails. */
async function applyRefundChange(
  repositories: Repositories,
  before: RefundRecord,
  settled: RefundRecord,
): Promise<void> {
  const booking = await repositories.bookings.find(settled.bookingRef);
  if (!booking) return;
  const after =
    settled.status === 'failed' ? { ...booking, ...(await restoreDebt(repositories, booking, settled)) } : booking;
  await addMails(repositories, before.status, settled, after);
}

async function addMails(
  repositories: Repositories,
  before: RefundStatus | null,
  refund: RefundRecord,
  booking: BookingRecord,
): Promise<void> {
  const mails = mailsOfRefund(before, refund, booking, await manualRefundDue(repositories, booking));
  await repositories.outbox.add(mails, refund.changedAt);
}

async function restoreDebt(
  repositories: Repositories,
  booking: BookingRecord,
  { cents, owedCents }: RefundRecord,
): Promise<BookingChange> {
  const change = {
    refundCents: booking.refundCents + owedCents,
    refundedCents: booking.refundedCents - cents,
  };
  await repositories.bookings.change(booking.ref, change);
  return change;
}

function rankOf(status: RefundStatus): number {
  return REFUND_STATUSES.indexOf(status);
}

/** Outcome of resolving a refund. */
export type ResolveRefundOutcome =
  | { readonly kind: 'settled'; readonly refund: RefundRecord }
  | { readonly kind: 'missing' }
  /** Resolved already, by the service or by hand: no change, as money could be paid twice. */
  | { readonly kind: 'answered'; readonly refund: RefundRecord };

/**
 * Records the result of an unanswered refund, as the operator saw it at the service.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function resolveRefund(
  repositories: Repositories,
  ref: string,
  refundId: string,
  status: Extract<RefundStatus, 'given' | 'failed'>,
  now: number,
): Promise<ResolveRefundOutcome> {
  const refund = (await repositories.refunds.ofBooking(ref)).find(({ id }) => id === refundId);
  if (!refund) return { kind: 'missing' };
  if (refund.status !== 'asked') return { kind: 'answered', refund };
  return { kind: 'settled', refund: await settleRefund(repositories, refund, { ...refund, status }, now) };
}

/**
 * Counts refunds from before a cancellation or expiry toward its refund due, oldest first. If one
 * of them fails, its amount is then due again.
 *
 * @param cents the whole refund due of the end
 */
export async function reconcileRefunds(refunds: RefundRepository, ref: string, cents: number): Promise<void> {
  let open = cents;
  for (const refund of await refunds.ofBooking(ref)) {
    if (refund.status === 'failed') continue;
    const owedCents = Math.min(open, refund.cents);
    open -= owedCents;
    await refunds.change(refund.id, { ...refund, owedCents });
  }
}
