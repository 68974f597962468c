import type { PaymentRecord } from '../../repositories/payment-record.ts';
import type { RefundRecord } from '../../repositories/refund-record.ts';
import { type Left, leftOf } from './refund-amounts.ts';

/** What goes back of one payment. */
export interface RefundPart {
  readonly payment: PaymentRecord;
  readonly left: Left;
  readonly cents: number;
}

/**
 * Shares what is to go back out over the payments it came by: from the newest one first, as much as is left of it.
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
    const left = leftOf(payment, refunds);
    const part = Math.min(wanted, left.cents);
    wanted -= part;
    return { payment, left, cents: part };
  });
  return parts.filter((part) => part.cents > 0);
}

/** What some parts are together: US cents. */
export function sumOf(parts: readonly Pick<RefundPart, 'cents'>[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}
