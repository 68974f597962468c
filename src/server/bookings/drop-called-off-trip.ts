import { dollarText } from '../../lib/money/format-money.ts';
import type { Money } from '../../lib/money/money.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { OperatorActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { type DropRefusal, type PlannedDrop, planTripDrop } from './plan-trip-drop.ts';
import { recordChange } from './record-change.ts';
import { reconcileRefunds } from './record-refund.ts';
import { persistExpiry } from './transitions.ts';
import { departureText } from './trip-change-cause.ts';

/** A trip to be taken out of its booking, by whom, and with which refund. */
export interface DropTripRequest {
  readonly tripRef: string;
  /** The refund as shown; null to accept any. */
  readonly expectedRefund: Money | null;
  readonly actor: 'traveller' | OperatorActor;
}

/** Outcome of taking a trip out of its booking. */
export type DropTripOutcome =
  | { readonly kind: 'dropped'; readonly booking: BookingRecord; readonly refund: Money }
  /** It was taken out before: the same request again, or another tab. */
  | { readonly kind: 'same'; readonly booking: BookingRecord }
  | { readonly kind: 'other-refund'; readonly refund: Money }
  | DropRefusal;

/**
 * Takes a called-off trip out of its booking, once, and owes all money paid for it back
 * (specification.md#calling-off-a-departure). Its places are free and its participants are gone;
 * the other trips stay as they are.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function dropCalledOffTrip(
  repositories: Repositories,
  found: BookingRecord,
  { tripRef, expectedRefund, actor }: DropTripRequest,
  now: number,
): Promise<DropTripOutcome> {
  const booking = await persistExpiry(repositories, found, now);
  if (booking.droppedTrips?.some(({ ref }) => ref === tripRef)) return { kind: 'same', booking };
  const planned = planTripDrop(booking, tripRef, now);
  if (planned.kind !== 'planned') return planned;
  const { refund } = planned;
  const isShown = expectedRefund?.minor === refund.minor && expectedRefund.currency === refund.currency;
  if (expectedRefund && !isShown) return { kind: 'other-refund', refund };
  await store(repositories, booking, planned, actor, now);
  return { kind: 'dropped', booking: planned.booking, refund };
}

async function store(
  repositories: Repositories,
  before: BookingRecord,
  planned: PlannedDrop,
  actor: DropTripRequest['actor'],
  now: number,
): Promise<void> {
  const { dropped, booking: after, refund } = planned;
  const at = manilaIso(now);
  const { ref, status, expiresAt, endsAt } = after;
  const { paidCents, refundCents, totalUsd, nowUsd, balances, droppedTrips = [] } = after;
  const money = { paidCents, refundCents, totalUsd, nowUsd, balances };
  await countEarlierRefunds(repositories, ref, dropped.paidCents - refund.minor);
  await repositories.participants.removeFrom(ref, dropped.ref, 0);
  await repositories.bookings.removeTrip(ref, dropped.ref);
  await repositories.bookings.change(ref, { ...money, status, expiresAt, endsAt, droppedTrips });
  await repositories.checkoutSessions.pollSoon(ref, at);
  await recordChange(repositories, before, after, {
    at,
    event: 'drop-trip',
    from: before.status,
    to: status,
    cause: causeOf(before, planned),
    actor,
  });
}

/** Counts refunds from before toward what is owed now: one that fails is then due again. */
async function countEarlierRefunds({ refunds }: Repositories, ref: string, cents: number): Promise<void> {
  if (cents === 0) return;
  const owedBefore = (await refunds.ofBooking(ref)).reduce((sum, { owedCents }) => sum + owedCents, 0);
  await reconcileRefunds(refunds, ref, owedBefore + cents);
}

/** What the booking was and is, for the history. */
function causeOf({ totalUsd }: BookingRecord, { dropped, booking: after, refund }: PlannedDrop): string {
  return [
    `${dropped.title}: ${departureText(dropped)}.`,
    'Called off, and taken out of the booking.',
    `Price: ${totalUsd} dollars, now ${after.totalUsd}.`,
    `Owed back for it: ${dollarText(refund.minor, 'en-US')} of ${dollarText(dropped.paidCents, 'en-US')} paid.`,
  ].join(' ');
}
