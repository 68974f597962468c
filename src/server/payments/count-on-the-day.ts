import { creditedCents, droppedDueCents } from '../../lib/bookings/net-payments.ts';
import { recordMoney } from '../bookings/record-money.ts';
import { applyEvent, persistExpiry } from '../bookings/transitions.ts';
import type { OperatorActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { PaymentRecord } from '../repositories/payment-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { eventOf, excessCents } from './receive-payment.ts';

/**
 * Counts money for the price that was recorded as refund due, as it came after departure. The crew
 * had taken it on the day.
 *
 * @param now an instant in milliseconds since 1970
 * @returns the booking afterwards, or null where none of that money is refund due any more: then
 * nothing has changed
 */
export async function countOnTheDay(
  repositories: Repositories,
  found: BookingRecord,
  { cents, method }: PaymentRecord,
  actor: OperatorActor,
  now: number,
): Promise<BookingRecord | null> {
  const booking = await persistExpiry(repositories, found, now);
  const { status, refundCents } = booking;
  if (status === 'cancelled' || refundCents < cents) return null;
  const covered = creditedCents(booking);
  const others =
    status === 'expired' ? droppedDueCents(booking) : refundCents - cents - excessCents(booking, covered - cents);
  const change = { paidCents: booking.paidCents, refundCents: others + excessCents(booking, covered) };
  const how = {
    cause: `${(cents / 100).toFixed(2)} US dollars by ${method} were taken on the day.`,
    actor,
  };
  const event = eventOf(booking, covered);
  const moved =
    event && (await applyEvent(repositories, booking, { event, ...how }, now, { ...change, expiresAt: null }));
  if (moved) return moved;
  return status === 'expired' ? null : recordMoney(repositories, booking, change, { ...how, isLate: false }, now);
}
