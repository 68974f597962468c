import type { RefundRecord, RefundStatus } from '../../repositories/refund-record.ts';
import type { Ledger } from '../../repositories/repositories.ts';
import { settleRefund } from './record-refund.ts';

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
