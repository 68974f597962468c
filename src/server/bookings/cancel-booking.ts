import { hasDeparted } from '../../lib/booking/has-departed.ts';
import { isCancellable } from '../../lib/bookings/booking-status.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import type { Money } from '../../lib/money/money.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Actor, BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { refundByRules } from './booking-view.ts';
import { reconcileRefunds } from './record-refund.ts';
import { applyEvent } from './transitions.ts';

/** How cancelling went. */
export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly booking: BookingRecord }
  /** It cannot be cancelled any more. */
  | { readonly kind: 'too-late' }
  /** Its last trip has left: only the operator can cancel it now. */
  | { readonly kind: 'departed' }
  /** The refund is another one now than the traveller was shown. */
  | { readonly kind: 'other-refund'; readonly refund: Money };

/** What a booking is called off with. */
export interface CancelRequest {
  /** What whoever cancels was shown; null where they take what the rules give. */
  readonly expectedRefund: Money | null;
  readonly reason: string;
  /** The traveller where it is left out. */
  readonly actor?: Extract<Actor, 'traveller' | 'operator'>;
  /** True where everything goes back whatever the rules say: a storm, a van that broke. */
  readonly isFullRefund?: boolean;
}

/**
 * Calls a booking off. The refund is computed from the rules under which it was sold; where the traveller was shown another one, nothing happens.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function cancelBooking(
  repositories: Repositories,
  booking: BookingRecord,
  { expectedRefund, reason, actor = 'traveller', isFullRefund = false }: CancelRequest,
  now: number,
): Promise<CancelOutcome> {
  if (!isCancellable(statusAt(booking, now))) return { kind: 'too-late' };
  if (actor === 'traveller' && hasDeparted(booking.trips, now)) return { kind: 'departed' };
  const owed = isFullRefund ? booking.paidCents : refundByRules(booking, now).minor;
  // What is owed already stays so: money that came after the last departure is none of what the rules share out.
  const refund: Money = { minor: Math.max(booking.refundCents, owed - booking.refundedCents), currency: 'USD' };
  if (expectedRefund && (refund.minor !== expectedRefund.minor || refund.currency !== expectedRefund.currency)) {
    return { kind: 'other-refund', refund };
  }
  await reconcileRefunds(repositories.refunds, booking.ref, owed);
  const cancellation = { event: 'cancel', cause: reason || `The ${actor} cancelled.`, actor } as const;
  const cancelled = await applyEvent(repositories, booking, cancellation, now, {
    refundCents: refund.minor,
    expiresAt: null,
  });
  await repositories.checkoutSessions.pollSoon(booking.ref, manilaIso(now));
  return cancelled ? { kind: 'cancelled', booking: cancelled } : { kind: 'too-late' };
}
