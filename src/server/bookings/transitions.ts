import { type BookingEvent, type BookingStatus, statusAfter } from '../../lib/bookings/booking-status.ts';
import { allPaidCents } from '../../lib/bookings/net-payments.ts';
import { bookingAt } from '../../lib/bookings/status-at.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Actor } from '../repositories/actor.ts';
import type { BookingChange, BookingRecord, StatusChange } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { recordChange } from './record-change.ts';
import { reconcileRefunds } from './record-refund.ts';

/** An event with its cause and actor. */
export interface StatusEvent {
  readonly event: BookingEvent;
  readonly cause: string;
  readonly actor: Actor;
}

/** The change of state that an event makes, or null where the event makes no sense. */
export function statusChangeOf(
  from: BookingStatus,
  { event, cause, actor }: StatusEvent,
  now: number,
): StatusChange | null {
  const to = statusAfter(from, event);
  return to && { at: manilaIso(now), event, from, to, cause, actor };
}

/**
 * Applies an event to a booking and records it, with further changes.
 *
 * @returns the booking afterwards, or null where the event is invalid: then nothing has changed
 */
export async function applyEvent(
  repositories: Repositories,
  booking: BookingRecord,
  event: StatusEvent,
  now: number,
  change: Omit<BookingChange, 'status'> = {},
): Promise<BookingRecord | null> {
  const current = await persistExpiry(repositories, booking, now);
  const next = statusChangeOf(current.status, event, now);
  if (!next) return null;
  const after = { ...current, ...change, status: next.to };
  await repositories.bookings.change(booking.ref, { ...change, status: next.to });
  return recordChange(repositories, current, after, next);
}

/** The booking, with its expiry written down where that has come. */
export async function persistExpiry(
  repositories: Repositories,
  booking: BookingRecord,
  now: number,
): Promise<BookingRecord> {
  const after = bookingAt(booking, now);
  const { status, refundCents } = after;
  const expiry = status === booking.status ? null : statusChangeOf(booking.status, expiryOf(after), now);
  if (expiry) {
    await reconcileRefunds(repositories.refunds, booking.ref, allPaidCents(booking));
    await repositories.bookings.change(booking.ref, { status, refundCents });
    await recordChange(repositories, booking, after, expiry);
  }
  return after;
}

function expiryOf({ paidCents, refundCents }: BookingRecord): StatusEvent {
  const cause =
    paidCents === 0
      ? 'No payment came in time.'
      : `Only ${dollarText(paidCents, 'en-US')} came in time. Owed back: ${dollarText(refundCents, 'en-US')}.`;
  return { event: 'expire', cause, actor: 'clock' };
}
