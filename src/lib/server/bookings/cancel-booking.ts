import { manilaIso } from '../../booking/manila-time.ts';
import type { Money } from '../../pricing/money.ts';
import type { Ledger } from '../repositories/ledger.ts';
import type { BookingRecord } from './booking-record.ts';
import { refundAt } from './booking-view.ts';
import { happen } from './status.ts';

/** How cancelling went. */
export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly booking: BookingRecord }
  /** It cannot be cancelled any more. */
  | { readonly kind: 'too-late' }
  /** The refund is another one now than the traveller was shown. */
  | { readonly kind: 'other-refund'; readonly refund: Money };

/**
 * Calls a booking off. The refund is computed from the rules under which it was sold; where the traveller was shown another one, nothing happens.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function cancelBooking(
  ledger: Ledger,
  booking: BookingRecord,
  { expectedRefund, reason }: { readonly expectedRefund: Money; readonly reason: string },
  now: number,
): Promise<CancelOutcome> {
  const refund = refundAt(booking, now);
  if (refund === null) return { kind: 'too-late' };
  if (refund.minor !== expectedRefund.minor || refund.currency !== expectedRefund.currency) {
    return { kind: 'other-refund', refund };
  }
  const happening = { event: 'cancel', cause: reason || 'The traveller cancelled.', actor: 'traveller' } as const;
  const cancelled = await happen(ledger, booking, happening, now, { refundCents: refund.minor, expiresAt: null });
  await ledger.paymentStarts.lookSoon(booking.ref, manilaIso(now));
  return cancelled ? { kind: 'cancelled', booking: cancelled } : { kind: 'too-late' };
}
