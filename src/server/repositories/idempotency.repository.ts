import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { IdempotencyRepository } from './repositories.ts';

export function idempotencyRepository(db: Kysely<Tables>): IdempotencyRepository {
  return {
    find: async (key) => {
      const row = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
      if (!row) return null;
      const { request_hash, booking_ref, claimed, created_at } = row;
      return { key, requestHash: request_hash, bookingRef: booking_ref, claimed: claimed === 1, at: created_at };
    },
    add: async ({ key, requestHash, bookingRef, claimed, at }) => {
      const row = { key, request_hash: requestHash, booking_ref: bookingRef, claimed: claimed ? 1 : 0, created_at: at };
      await db.insertInto('idempotency_keys').values(row).execute();
    },
    removeOlderThan: async (at) => {
      const { numDeletedRows } = await db
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', at)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
