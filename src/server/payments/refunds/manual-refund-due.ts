import type { BookingRecord } from '../../repositories/booking-record.ts';
import { cameByHand } from '../../repositories/payment-record.ts';
import type { Ledger } from '../../repositories/repositories.ts';
import { refundParts, sumOf } from './refund-parts.ts';

/** How much of what a booking is owed came by hand, so that no payment service can give it back: US cents. */
export async function owedByHand(
  { payments, refunds }: Pick<Ledger, 'payments' | 'refunds'>,
  { ref, refundCents }: Pick<BookingRecord, 'ref' | 'refundCents'>,
): Promise<number> {
  if (refundCents === 0) return 0;
  const parts = refundParts(await payments.ofBooking(ref), await refunds.ofBooking(ref), refundCents);
  return sumOf(parts.filter(({ payment }) => cameByHand(payment)));
}
