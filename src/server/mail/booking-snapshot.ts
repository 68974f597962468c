import type { BookingSnapshot } from '../../lib/emails/mailed-booking.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';

/** When and why a mail is written, and what else it tells of. */
type SnapshotCause = Pick<BookingSnapshot, 'at' | 'cause' | 'actor'> & Partial<BookingSnapshot>;

/** The facts of a mail about a booking as it stands, where its state does not change. */
export function snapshotOf(
  { status, expiresAt, paidCents, refundCents }: BookingRecord,
  cause: SnapshotCause,
): BookingSnapshot {
  return { from: status, to: status, expiresAt, paidCents, refundCents, receivedCents: 0, ...cause };
}
