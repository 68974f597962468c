import type { RefundRepository } from '../../repositories/repositories.ts';

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
