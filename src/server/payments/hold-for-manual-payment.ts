import { statusAt } from '../../lib/bookings/status-at.ts';
import { paymentDeadline } from '../../lib/payments/payment-deadline.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { payableTripOf } from '../bookings/booked-trip.ts';
import { mailsOfChange } from '../mail/mails-of-change.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';

/**
 * Reserves unpaid places as long as a payment by hand takes (specification.md#payment). It counts
 * from the booking, so asking again gains nothing; the mails with the new deadline are sent once.
 *
 * @param now an instant in milliseconds since 1970
 * @returns the booking afterwards
 */
export async function holdForManualPayment(
  repositories: Repositories,
  booking: BookingRecord,
  keepHours: number,
  now: number,
): Promise<BookingRecord> {
  const { ref, status, expiresAt, placedAt, trips } = booking;
  if (statusAt(booking, now) !== 'awaiting-payment' || expiresAt === null) return booking;
  const until = manilaIso(paymentDeadline(trips.map(payableTripOf), keepHours, Date.parse(placedAt)));
  if (until <= expiresAt) return booking;
  const after = { ...booking, expiresAt: until };
  const at = manilaIso(now);
  const cause = 'The traveller pays by hand: the places are reserved longer.';
  const what = { event: 'place', at, from: status, to: status, cause, actor: 'traveller' } as const;
  await repositories.bookings.change(ref, { expiresAt: until });
  await repositories.notes.add(ref, { at, text: `${cause} Until ${until}.`, by: null });
  await repositories.outbox.add(mailsOfChange({ before: booking, after, what, id: 'manual', byHandCents: 0 }), at);
  return after;
}
