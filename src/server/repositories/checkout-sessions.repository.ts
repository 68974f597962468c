import type { Kysely } from 'kysely';
import type { CheckoutSessionRow } from '../database/payment-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { CheckoutSessionRecord, CheckoutSessionRepository } from './checkout-session-record.ts';

export function checkoutSessionRepository(db: Kysely<Tables>): CheckoutSessionRepository {
  const change = async (id: string, columns: Partial<CheckoutSessionRow>) => {
    await db.updateTable('payment_starts').set(columns).where('id', '=', id).execute();
  };

  return {
    open: async (ref, method) => {
      const starts = db
        .selectFrom('payment_starts')
        .selectAll()
        .where('booking_ref', '=', ref)
        .where('method', '=', method)
        .where('closed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id');
      return (await starts.execute()).map(sessionOf);
    },
    find: async (id) => {
      const row = await db.selectFrom('payment_starts').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? sessionOf(row) : null;
    },
    ofSession: async (method, sessionId) => {
      const row = await db
        .selectFrom('payment_starts')
        .selectAll()
        .where('method', '=', method)
        .where('session_id', '=', sessionId)
        .executeTakeFirst();
      return row ? sessionOf(row) : null;
    },
    pollable: async (at, latest, most) => {
      const starts = db
        .selectFrom('payment_starts')
        .selectAll()
        .where((where) => where.or([where('look_at', '<=', at), where('look_at', '>', latest)]))
        .orderBy('look_at')
        .limit(most);
      return (await starts.execute()).map(sessionOf);
    },
    add: async (start) => {
      await db.insertInto('payment_starts').values(rowOf(start)).execute();
    },
    recordOpening: (id, { sessionId, url }, lookAt) => change(id, { session_id: sessionId, url, look_at: lookAt }),
    close: (id, at, lookAt) => change(id, { url: null, closed_at: at, look_at: lookAt }),
    schedulePoll: (id, lookAt) => change(id, { look_at: lookAt }),
    pollSoon: async (ref, lookAt) => {
      await db
        .updateTable('payment_starts')
        .set({ look_at: lookAt })
        .where('booking_ref', '=', ref)
        .where('session_id', 'is not', null)
        .where('closed_at', 'is', null)
        .execute();
    },
  };
}

function rowOf({ charged, ...start }: CheckoutSessionRecord): CheckoutSessionRow {
  return {
    id: start.id,
    booking_ref: start.bookingRef,
    method: start.method,
    session_id: start.sessionId,
    url: start.url,
    cents: start.cents,
    ...charged,
    idempotency_key: start.idempotencyKey,
    created_at: start.createdAt,
    expires_at: start.expiresAt,
    closed_at: start.closedAt,
    look_at: start.nextPollAt,
  };
}

function sessionOf(row: CheckoutSessionRow): CheckoutSessionRecord {
  return {
    id: row.id,
    bookingRef: row.booking_ref,
    method: row.method,
    sessionId: row.session_id,
    url: row.url,
    cents: row.cents,
    charged: { amount: row.amount, currency: row.currency },
    idempotencyKey: row.idempotency_key,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    closedAt: row.closed_at,
    nextPollAt: row.look_at,
  };
}
