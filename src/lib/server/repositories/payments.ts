import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PaymentRepository } from './ledger.ts';

export function paymentRepository(db: Kysely<Tables>): PaymentRepository {
  return {
    ofBooking: async (ref) => {
      const payments = db.selectFrom('payments').selectAll().where('booking_ref', '=', ref).orderBy('received_at');
      return (await payments.execute()).map(({ id, booking_ref, method, cents, received_at }) => ({
        id,
        bookingRef: booking_ref,
        method,
        cents,
        receivedAt: received_at,
      }));
    },
    add: async ({ id, bookingRef, method, cents, receivedAt }) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payments')
        .values({ id, booking_ref: bookingRef, method, cents, received_at: receivedAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
