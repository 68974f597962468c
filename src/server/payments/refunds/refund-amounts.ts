import type { PaymentRecord } from '../../repositories/payment-record.ts';
import type { RefundRecord } from '../../repositories/refund-record.ts';
import { type ServiceAmount, shareOf } from '../../repositories/service-amount.ts';

/** What is left of a payment to give back: US cents, and the service's amount for them. */
export interface Left {
  readonly cents: number;
  readonly amount: number;
}

/** What is left of a payment after the refunds of its booking; those that failed gave nothing back. */
export function leftOf({ id, cents, charged }: PaymentRecord, refunds: readonly RefundRecord[]): Left {
  const gone = refunds.filter(({ paymentId, status }) => paymentId === id && status !== 'failed');
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    cents: Math.max(0, cents - sum(gone.map((refund) => refund.cents))),
    amount: Math.max(0, (charged?.amount ?? 0) - sum(gone.map((refund) => refund.charged?.amount ?? 0))),
  };
}

/**
 * What a service gives back for some US cents of a payment: its share of what really came, rounded down to the service's step. All that is left goes back
 * whole, so no unit stays behind. Null where no service took the payment.
 */
export function amountFor(payment: PaymentRecord, left: Left, cents: number, step: number): ServiceAmount | null {
  const { charged } = payment;
  if (charged === null || payment.cents === 0) return null;
  const share = shareOf(charged.amount, cents, payment.cents);
  return { amount: cents >= left.cents ? left.amount : share - (share % step), currency: charged.currency };
}

/** What an amount that a service gave back counts for, in US cents. */
export function centsOf({ cents, charged }: PaymentRecord, left: Left, back: ServiceAmount): number {
  if (charged === null || charged.currency !== back.currency) return 0;
  return back.amount >= left.amount ? left.cents : shareOf(cents, back.amount, charged.amount);
}
