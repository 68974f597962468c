import { bookingAt } from '../../lib/bookings/status-at.ts';
import type { DayTotal, DeskMoney } from '../../lib/desk/money.contract.ts';
import { manualInstructions } from '../../lib/payments/manual-instructions.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { manualRefundDue } from '../bookings/refund-amounts.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { dueAmount } from '../payments/due-amount.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { MoneyOfDay } from '../repositories/money.repository.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { periodOf } from './departures.ts';

const MAX_BOOKINGS = 200;

/**
 * Money that is waited for, owed, and has come (specification.md#money-at-the-desk). The days of
 * the totals are both included.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function deskMoney(
  repositories: Repositories,
  { payment, rates }: Pick<BookingCatalogue, 'payment' | 'rates'>,
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
): Promise<DeskMoney> {
  const { money } = repositories;
  const at = manilaIso(now);
  const waiting = await money.waiting(at, MAX_BOOKINGS);
  const online = await money.payingOnline(
    waiting.map(({ ref }) => ref),
    at,
  );
  const owed = await money.refundDue(MAX_BOOKINGS);
  const refundsOwed: DeskMoney['refundsOwed'] = [];
  // One after the other: they share a connection.
  for (const booking of owed) {
    const byHandCents = await manualRefundDue(repositories, booking);
    refundsOwed.push({ ...listed(booking, now), cents: booking.refundCents, byHandCents });
  }
  const period = periodOf(from, to);
  return {
    ...{ asOf: at, from, to, refundsOwed },
    waiting: waiting.map((booking) => {
      const dueCents = dueAmount(booking, now)?.minor ?? 0;
      const { amount } = manualInstructions(payment, rates, booking.ref, dueCents, 'en');
      const payBy = booking.expiresAt ?? at;
      return { ...listed(booking, now), dueCents, amount, payBy, isPayingOnline: online.has(booking.ref) };
    }),
    totals: totalsOf(await money.received(period), await money.refunded(period)),
  };
}

function listed(booking: BookingRecord, now: number) {
  const { ref, booker, status, trips } = bookingAt(booking, now);
  const [departure = ''] = trips.map((trip) => trip.departure).toSorted();
  return { ref, name: booker.name, mobile: booker.mobile, status, departure };
}

function totalsOf(received: readonly MoneyOfDay[], refunded: readonly MoneyOfDay[]): DayTotal[] {
  const keyOf = ({ day, method }: Pick<MoneyOfDay, 'day' | 'method'>) => `${day} ${method}`;
  const came = new Map(received.map((money) => [keyOf(money), money]));
  const went = new Map(refunded.map((money) => [keyOf(money), money]));
  return [...new Set([...came.keys(), ...went.keys()])].toSorted().map((key) => {
    const [day = '', method = ''] = key.split(' ');
    const { cents = 0, count = 0 } = came.get(key) ?? {};
    return { day, method, receivedCents: cents, payments: count, refundedCents: went.get(key)?.cents ?? 0 };
  });
}
