import { type BookingEvent, type BookingStatus, statusAfter } from '../../booking/booking-status.ts';
import { manilaIso } from '../../booking/manila-time.ts';
import { dollarText } from '../../pricing/dollar-text.ts';
import { countRefunds } from '../payments/count-refunds.ts';
import { heldCents } from '../payments/held-money.ts';
import type { Ledger } from '../repositories/ledger.ts';
import type { Actor, BookingChange, BookingRecord, StatusChange } from './booking-record.ts';
import { recordChange } from './record-change.ts';

/** What happens to a booking, why, and who does it. */
export interface Happening {
  readonly event: BookingEvent;
  readonly cause: string;
  readonly actor: Actor;
}

/** Where a booking stands at a moment: places that were not paid in time are kept no longer, also before the clock's job has written it down. */
export function statusAt(
  { status, expiresAt }: Pick<BookingRecord, 'status' | 'expiresAt'>,
  now: number,
): BookingStatus {
  const isOver = status === 'awaiting-payment' && expiresAt !== null && expiresAt <= manilaIso(now);
  return isOver ? 'expired' : status;
}

/** A booking as it stands at a moment. What came for places that are kept no longer is owed back, all of it, also before the clock's job has written it down. */
export function bookingAt(booking: BookingRecord, now: number): BookingRecord {
  const status = statusAt(booking, now);
  return status === 'expired' ? { ...booking, status, refundCents: heldCents(booking) } : booking;
}

/** The change of state that an event makes, or null where the event makes no sense. */
export function changeBy(from: BookingStatus, { event, cause, actor }: Happening, now: number): StatusChange | null {
  const to = statusAfter(from, event);
  return to && { at: manilaIso(now), event, from, to, cause, actor };
}

/**
 * Lets an event happen to a booking and writes it down, with whatever else changes by it.
 *
 * @returns the booking afterwards, or null where the event makes no sense: then nothing has changed
 */
export async function happen(
  ledger: Ledger,
  booking: BookingRecord,
  happening: Happening,
  now: number,
  change: Omit<BookingChange, 'status'> = {},
): Promise<BookingRecord | null> {
  const current = await written(ledger, booking, now);
  const next = changeBy(current.status, happening, now);
  if (!next) return null;
  const after = { ...current, ...change, status: next.to };
  await ledger.bookings.change(booking.ref, { ...change, status: next.to });
  await recordChange(ledger, current, after, next);
  return after;
}

/** The booking, with its expiry written down where that has come. */
export async function written(ledger: Ledger, booking: BookingRecord, now: number): Promise<BookingRecord> {
  const after = bookingAt(booking, now);
  const { status, refundCents } = after;
  const expiry = status === booking.status ? null : changeBy(booking.status, expiryOf(after), now);
  if (expiry) {
    await countRefunds(ledger.refunds, booking.ref, booking.paidCents);
    await ledger.bookings.change(booking.ref, { status, refundCents });
    await recordChange(ledger, booking, after, expiry);
  }
  return after;
}

function expiryOf({ paidCents, refundCents }: BookingRecord): Happening {
  const cause =
    paidCents === 0
      ? 'No payment came in time.'
      : `Only ${dollarText(paidCents)} came in time. Owed back: ${dollarText(refundCents)}.`;
  return { event: 'expire', cause, actor: 'clock' };
}
