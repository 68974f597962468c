import { mailsOfChange } from '../mail/mails-of-change.ts';
import type { Ledger } from '../repositories/ledger.ts';
import type { BookingRecord, StatusChange } from './booking-record.ts';

/** Writes down a change of a booking's state in its history, and the mails that tell of it: both are there, or neither. */
export async function recordChange(
  ledger: Ledger,
  before: BookingRecord,
  after: BookingRecord,
  change: StatusChange,
): Promise<void> {
  const position = await ledger.bookings.addEvent(after.ref, change);
  await ledger.outbox.add(mailsOfChange({ before, after, what: change, id: String(position) }), change.at);
}
