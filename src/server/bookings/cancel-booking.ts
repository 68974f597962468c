import { isCancellable } from '../../lib/bookings/booking-status.ts';
import { isTravelled } from '../../lib/bookings/is-travelled.ts';
import { allPaidCents } from '../../lib/bookings/net-payments.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import type { Money } from '../../lib/money/money.ts';
import { upperFirst } from '../../lib/text/sentence-case.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { actorText, type OperatorActor, publicActor, type ResellerActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { refundByRules } from './booking-view.ts';
import { reconcileRefunds } from './record-refund.ts';
import { applyEvent } from './transitions.ts';

/** Outcome of a cancellation. */
export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly booking: BookingRecord }
  /** The booking cannot be cancelled any more. */
  | { readonly kind: 'too-late' }
  /** Its last trip has left: only the operator can cancel it now. */
  | { readonly kind: 'departed' }
  /** The refund is another one now than the traveller was shown. */
  | { readonly kind: 'other-refund'; readonly refund: Money };

/** The details of a cancellation. */
export interface CancelRequest {
  /** The refund that was shown; null to accept what the policy grants. */
  readonly expectedRefund: Money | null;
  readonly reason: string;
  /** The traveller where it is left out. */
  readonly actor?: 'traveller' | ResellerActor | OperatorActor;
  /** True for a full refund despite the policy, such as after a storm. */
  readonly isFullRefund?: boolean;
}

/**
 * Cancels a booking with the refund of the policies under which it was sold. Where the traveller
 * was shown another refund, nothing changes.
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
  if (publicActor(actor) === 'traveller' && isTravelled(booking.trips, now)) return { kind: 'departed' };
  const owed = owedCents(booking, isFullRefund, now);
  const refund = cancellationRefund(booking, isFullRefund, now);
  if (expectedRefund && (refund.minor !== expectedRefund.minor || refund.currency !== expectedRefund.currency)) {
    return { kind: 'other-refund', refund };
  }
  await reconcileRefunds(repositories.refunds, booking.ref, owed);
  const cancellation = {
    event: 'cancel',
    cause: reason || `${upperFirst(actorText(actor))} cancelled.`,
    actor,
  } as const;
  const cancelled = await applyEvent(repositories, booking, cancellation, now, {
    refundCents: refund.minor,
    expiresAt: null,
  });
  await repositories.checkoutSessions.pollSoon(booking.ref, manilaIso(now));
  return cancelled ? { kind: 'cancelled', booking: cancelled } : { kind: 'too-late' };
}

/**
 * What is owed back after a cancellation at a moment. Refund already due stays: the policy does not
 * cover payments after the last departure.
 */
export function cancellationRefund(booking: BookingRecord, isFullRefund: boolean, now: number): Money {
  const owed = owedCents(booking, isFullRefund, now) - booking.refundedCents;
  return { minor: Math.max(booking.refundCents, owed), currency: 'USD' };
}

function owedCents(booking: BookingRecord, isFullRefund: boolean, now: number): number {
  return isFullRefund ? allPaidCents(booking) : refundByRules(booking, now).minor;
}
