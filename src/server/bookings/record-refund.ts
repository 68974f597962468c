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
 * Writes down a refund as its service reports it, once for each, however often and in which order it is reported. One that was asked for here is found by
 * the service's id, or by its amount while that id is not known; any other was given on the service's own pages.
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

/** Writes a refund down, and the mail that tells of it. Unless it has failed, so much less is owed. */
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

/** Lets a refund go forward; where it fails, what it gave back is owed again. A report that is older than what is known changes nothing. */
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

/** What follows from news of a refund: money that is owed again, and mails. */
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

/** How saying it went. */
export type ResolveRefundOutcome =
  | { readonly kind: 'settled'; readonly refund: RefundRecord }
  | { readonly kind: 'missing' }
  /** Its service has answered, or somebody has said it before: nothing has changed. What was given back could be paid twice otherwise. */
  | { readonly kind: 'answered'; readonly refund: RefundRecord };

/**
 * Writes down how a refund went that no service has answered for, as the operator saw it on the service's own pages.
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
 * Counts what went back before a booking was called off or expired as part of what its end owes, the oldest refund first: a present that lowered the debt is owed when it
 * does not arrive.
 *
 * @param cents what the end owes in all
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
