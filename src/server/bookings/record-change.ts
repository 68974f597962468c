import { mailsOfChange } from '../mail/mails-of-change.ts';
import type { BookingRecord, StatusChange } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { manualRefundDue } from './refund-amounts.ts';
import { settleByInvoice } from './settle-by-invoice.ts';

/**
 * Records a change of state in the history, with the mails about it, in one transaction.
 *
 * @returns the booking after it, settled where a reseller is charged for it
 */
export async function recordChange(
  repositories: Repositories,
  before: BookingRecord,
  stored: BookingRecord,
  change: StatusChange,
): Promise<BookingRecord> {
  const after = await settleByInvoice(repositories, stored, change);
  const what = after === stored ? change : { ...change, to: after.status };
  const position = await repositories.bookings.addEvent(after.ref, what);
  const byHandCents = await manualRefundDue(repositories, after);
  await repositories.outbox.add(mailsOfChange({ before, after, what, id: String(position), byHandCents }), what.at);
  return after;
}
