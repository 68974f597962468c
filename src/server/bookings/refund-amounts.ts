import type { BookingRecord } from '../repositories/booking-record.ts';
import { isManual, type PaymentRecord } from '../repositories/payment-record.ts';
import type { RefundRecord } from '../repositories/refund-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { type ServiceAmount, shareOf } from '../repositories/service-amount.ts';

/** The refundable rest of a payment: US cents, and the service's amount for them. */
export interface RemainingAmount {
  readonly cents: number;
  readonly amount: number;
}

/** The refundable rest of a payment after its booking's refunds; failed ones do not count. */
export function remainingOf({ id, cents, charged }: PaymentRecord, refunds: readonly RefundRecord[]): RemainingAmount {
  const gone = refunds.filter(({ paymentId, status }) => paymentId === id && status !== 'failed');
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    cents: Math.max(0, cents - sum(gone.map((refund) => refund.cents))),
    amount: Math.max(0, (charged?.amount ?? 0) - sum(gone.map((refund) => refund.charged?.amount ?? 0))),
  };
}

/**
 * The service's amount for some US cents of a payment: a share, rounded down to its step. The whole
 * rest is refunded exactly, so no unit is left. Null where no service took the payment.
 */
export function amountFor(
  payment: PaymentRecord,
  left: RemainingAmount,
  cents: number,
  step: number,
): ServiceAmount | null {
  const { charged } = payment;
  if (charged === null || payment.cents === 0) return null;
  const share = shareOf(charged.amount, cents, payment.cents);
  return { amount: cents >= left.cents ? left.amount : share - (share % step), currency: charged.currency };
}

/** The US cents that a service's refund amount counts for. */
export function centsOf({ cents, charged }: PaymentRecord, left: RemainingAmount, back: ServiceAmount): number {
  if (charged === null || charged.currency !== back.currency) return 0;
  return back.amount >= left.amount ? left.cents : shareOf(cents, back.amount, charged.amount);
}

/** The refund of one payment. */
export interface RefundPart {
  readonly payment: PaymentRecord;
  readonly remaining: RemainingAmount;
  readonly cents: number;
}

/**
 * Divides a refund over payments: from the newest first, as much as is left of it.
 *
 * @param payments of one booking, oldest first
 * @returns no part is empty
 */
export function refundParts(
  payments: readonly PaymentRecord[],
  refunds: readonly RefundRecord[],
  cents: number,
): readonly RefundPart[] {
  let wanted = cents;
  const parts = payments.toReversed().map((payment) => {
    const left = remainingOf(payment, refunds);
    const part = Math.min(wanted, left.cents);
    wanted -= part;
    return { payment, remaining: left, cents: part };
  });
  return parts.filter((part) => part.cents > 0);
}

/** The sum of some parts in US cents. */
export function sumOf(parts: readonly Pick<RefundPart, 'cents'>[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

/** The part of a refund due that came by hand, in US cents: no service can refund it. */
export async function manualRefundDue(
  { payments, refunds }: Pick<Repositories, 'payments' | 'refunds'>,
  { ref, refundCents }: Pick<BookingRecord, 'ref' | 'refundCents'>,
): Promise<number> {
  if (refundCents === 0) return 0;
  const parts = refundParts(await payments.ofBooking(ref), await refunds.ofBooking(ref), refundCents);
  return sumOf(parts.filter(({ payment }) => isManual(payment)));
}
