import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Period } from './booking-filter.ts';
import type { BookingRecord } from './booking-record.ts';
import { loadBookings } from './load-bookings.ts';

/** US cents of a day of Palawan by one method. */
export interface MoneyOfDay {
  readonly day: string;
  readonly method: string;
  readonly cents: number;
  readonly count: number;
}

/** Money over all bookings. */
export interface MoneyRepository {
  /** Unpaid direct bookings whose places are reserved at an instant, by deadline. */
  waiting(at: string, most: number): Promise<readonly BookingRecord[]>;
  /** How many there are, those that resellers hold among them. */
  countWaiting(at: string): Promise<number>;
  /** Which of some bookings have an open page of a payment service at an instant. */
  payingOnline(refs: readonly string[], at: string): Promise<ReadonlySet<string>>;
  /** Bookings with refund due, by the end of their trips. */
  refundDue(most: number): Promise<readonly BookingRecord[]>;
  /** Payments of a period, by day and method. */
  received(period: Period): Promise<readonly MoneyOfDay[]>;
  /** Refunds of a period that went back or are on their way, by the method of their payment. */
  refunded(period: Period): Promise<readonly MoneyOfDay[]>;
}

export function moneyRepository(db: Kysely<Tables>): MoneyRepository {
  const waitingAt = (at: string) =>
    db.selectFrom('bookings').where('status', '=', 'awaiting-payment').where('expires_at', '>', at);
  return {
    waiting: async (at, most) => {
      // Resellers pay by invoice: nobody waits for money of theirs.
      const direct = waitingAt(at).where('reseller', 'is', null);
      const unpaid = direct.select('ref').orderBy('expires_at').orderBy('ref').limit(most);
      return loadBookings(db, refsOf(await unpaid.execute()));
    },
    countWaiting: async (at) => {
      const rows = await waitingAt(at)
        .select(({ fn }) => fn.countAll().as('count'))
        .execute();
      return Number(rows[0]?.count ?? 0);
    },
    payingOnline: async (refs, at) => {
      if (refs.length === 0) return new Set();
      const open = db
        .selectFrom('payment_starts')
        .select('booking_ref as ref')
        .where('booking_ref', 'in', [...refs])
        .where('closed_at', 'is', null)
        .where('expires_at', '>', at);
      return new Set(refsOf(await open.execute()));
    },
    refundDue: async (most) => {
      // Not a parameter: both databases use their index of these rows only for the very condition.
      const owed = db
        .selectFrom('bookings')
        .select('ref')
        .where('refund_cents', '>', sql.lit(0))
        .orderBy('ends_at')
        .orderBy('ref')
        .limit(most);
      return loadBookings(db, refsOf(await owed.execute()));
    },
    received: async ({ from, before }) => {
      const day = sql<string>`substr(received_at, 1, 10)`;
      const rows = db
        .selectFrom('payments')
        .select(({ fn }) => [day.as('day'), 'method', fn.sum('cents').as('cents'), fn.countAll().as('count')])
        .where('received_at', '>=', from)
        .where('received_at', '<', before)
        .groupBy([day, 'method']);
      return (await rows.execute()).map(moneyOfDay);
    },
    refunded: async ({ from, before }) => {
      const day = sql<string>`substr(refunds.at, 1, 10)`;
      const rows = db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select(({ fn }) => [day.as('day'), 'method', fn.sum('refunds.cents').as('cents'), fn.countAll().as('count')])
        .where('refunds.at', '>=', from)
        .where('refunds.at', '<', before)
        .where('refunds.status', 'in', ['pending', 'given'])
        .groupBy([day, 'method']);
      return (await rows.execute()).map(moneyOfDay);
    },
  };
}

function refsOf(rows: readonly { readonly ref: string }[]): readonly string[] {
  return rows.map(({ ref }) => ref);
}

/** Sums of PostgreSQL are texts, because they may be longer than a number. */
function moneyOfDay(
  row: Record<'day' | 'method', string> & Record<'cents' | 'count', number | string | bigint>,
): MoneyOfDay {
  return { day: row.day, method: row.method, cents: Number(row.cents), count: Number(row.count) };
}
