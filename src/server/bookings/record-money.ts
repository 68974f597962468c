import { manilaIso } from '../../lib/time/manila.ts';
import { mailsOfChange } from '../mail/mails-of-change.ts';
import type { BookingChange, BookingRecord, StatusChange } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { manualRefundDue } from './refund-amounts.ts';

/**
 * Whether money for a booking that is over goes back. It does not where it settles the price of a
 * trip that took place.
 */
function isOwedBack({ status, totalUsd, paidCents }: BookingRecord): boolean {
  return status === 'expired' || (['completed', 'no-show'].includes(status) && paidCents > totalUsd * 100);
}

/** A payment as it is recorded. */
export interface MoneyCause extends Pick<StatusChange, 'cause' | 'actor'> {
  /** Whether it came too late to count for the price. */
  readonly isLate: boolean;
}

/**
 * Records money that changed no state, and the mails about it. Called after the payment itself was
 * recorded.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function recordMoney(
  repositories: Repositories,
  booking: BookingRecord,
  change: Pick<BookingChange, 'paidCents' | 'refundCents'>,
  { cause, actor, isLate }: MoneyCause,
  now: number,
): Promise<BookingRecord> {
  const at = manilaIso(now);
  const after = { ...booking, ...change };
  await repositories.bookings.change(booking.ref, change);
  const { length } = await repositories.payments.ofBooking(booking.ref);
  const event = isLate || isOwedBack(after) ? 'late-payment' : 'part-payment';
  const what = { event, at, from: booking.status, to: booking.status, cause, actor } as const;
  const byHandCents = await manualRefundDue(repositories, after);
  await repositories.outbox.add(
    mailsOfChange({ before: booking, after, what, id: `payment${length}`, byHandCents }),
    at,
  );
  return after;
}
