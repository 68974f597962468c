import type { Kysely } from 'kysely';
import type { PaymentRow } from '../database/payment-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PaymentRepository } from './repositories.ts';
import { amountColumns, amountOf } from './service-amount-columns.ts';

export function paymentRepository(db: Kysely<Tables>): PaymentRepository {
  return {
    find: async (id) => {
      const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? paymentOf(row) : null;
    },
    ofBooking: async (ref) => {
      const payments = db.selectFrom('payments').selectAll().where('booking_ref', '=', ref);
      return (await payments.orderBy('received_at').orderBy('id').execute()).map(paymentOf);
    },
    add: async ({ id, bookingRef, method, cents, charged, receivedAt, recordedBy }) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payments')
        .values({
          ...{ id, booking_ref: bookingRef, method, cents, ...amountColumns(charged) },
          ...{ received_at: receivedAt, recorded_by: recordedBy },
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}

function paymentOf(row: PaymentRow): PaymentRecord {
  return {
    id: row.id,
    bookingRef: row.booking_ref,
    method: row.method,
    cents: row.cents,
    charged: amountOf(row),
    receivedAt: row.received_at,
    recordedBy: row.recorded_by,
  };
}
