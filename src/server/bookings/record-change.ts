import { mailsOfChange } from '../mail/mails-of-change.ts';
import type { BookingRecord, StatusChange } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { manualRefundDue } from './refund-amounts.ts';

/** Records a change of state in the history, with the mails about it, in one transaction. */
export async function recordChange(
  repositories: Repositories,
  before: BookingRecord,
  after: BookingRecord,
  change: StatusChange,
): Promise<void> {
  const position = await repositories.bookings.addEvent(after.ref, change);
  const byHandCents = await manualRefundDue(repositories, after);
  const cause = { before, after, what: change, id: String(position), byHandCents };
  await repositories.outbox.add(mailsOfChange(cause), change.at);
}
