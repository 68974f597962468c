import { mailsOfChange } from '../mail/mails-of-change.ts';
import type { BookingRecord, StatusChange } from '../repositories/booking-record.ts';
import type { Ledger } from '../repositories/repositories.ts';
import { owedByHand } from './refund-amounts.ts';

/** Writes down a change of a booking's state in its history, and the mails that tell of it: both are there, or neither. */
export async function recordChange(
  ledger: Ledger,
  before: BookingRecord,
  after: BookingRecord,
  change: StatusChange,
): Promise<void> {
  const position = await ledger.bookings.addEvent(after.ref, change);
  const byHandCents = await owedByHand(ledger, after);
  const cause = { before, after, what: change, id: String(position), byHandCents };
  await ledger.outbox.add(mailsOfChange(cause), change.at);
}
