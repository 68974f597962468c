import type { Kysely } from 'kysely';
import type { RefundRow } from '../database/payment-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { RefundRecord } from './refund-record.ts';
import type { RefundRepository } from './repositories.ts';
import { amountColumns, amountOf } from './service-amount-columns.ts';

export function refundRepository(db: Kysely<Tables>): RefundRepository {
  return {
    ofBooking: async (ref) => {
      const refunds = db.selectFrom('refunds').selectAll().where('booking_ref', '=', ref).orderBy('at').orderBy('id');
      return (await refunds.execute()).map(refundOf);
    },
    bookingOf: async (serviceId) => {
      const refunds = db.selectFrom('refunds').select('booking_ref').where('service_id', '=', serviceId);
      return (await refunds.executeTakeFirst())?.booking_ref ?? null;
    },
    add: async (refund) => {
      await db.insertInto('refunds').values(rowOf(refund)).execute();
    },
    change: async (id, { serviceId, owedCents, status, changedAt }) => {
      await db
        .updateTable('refunds')
        .set({ service_id: serviceId, owed_cents: owedCents, status, changed_at: changedAt })
        .where('id', '=', id)
        .execute();
    },
  };
}

function rowOf({ charged, ...refund }: RefundRecord): RefundRow {
  return {
    id: refund.id,
    booking_ref: refund.bookingRef,
    payment_id: refund.paymentId,
    service_id: refund.serviceId,
    cents: refund.cents,
    owed_cents: refund.owedCents,
    ...amountColumns(charged),
    status: refund.status,
    reason: refund.reason,
    actor: refund.actor,
    at: refund.at,
    changed_at: refund.changedAt,
  };
}

function refundOf(row: RefundRow): RefundRecord {
  return {
    id: row.id,
    bookingRef: row.booking_ref,
    paymentId: row.payment_id,
    serviceId: row.service_id,
    cents: row.cents,
    owedCents: row.owed_cents,
    charged: amountOf(row),
    status: row.status as RefundRecord['status'],
    reason: row.reason,
    actor: row.actor as RefundRecord['actor'],
    at: row.at,
    changedAt: row.changed_at,
  };
}
