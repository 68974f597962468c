import { droppedCents } from '../../lib/bookings/net-payments.ts';
import type { BookingSnapshot } from '../../lib/emails/mailed-booking.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';

/** When and why a mail is written, and what else it tells of. */
type SnapshotCause = Pick<BookingSnapshot, 'at' | 'cause' | 'actor'> & Partial<BookingSnapshot>;

/** The facts of a mail about a booking as it stands, where its state does not change. */
export function snapshotOf(booking: BookingRecord, cause: SnapshotCause): BookingSnapshot {
  const { status, expiresAt, paidCents, refundCents } = booking;
  const money = { paidCents, refundCents, receivedCents: 0, ...droppedMoneyOf(booking) };
  return { from: status, to: status, expiresAt, ...money, ...cause };
}

/** What was paid for trips that were taken out; nothing where there are none. */
export function droppedMoneyOf(booking: BookingRecord): Pick<BookingSnapshot, 'droppedCents'> {
  const cents = droppedCents(booking);
  return cents > 0 ? { droppedCents: cents } : {};
}
