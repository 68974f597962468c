import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { MailSlotRepository } from './mail-slots.ts';

export function mailSlotRepository(db: Kysely<Tables>): MailSlotRepository {
  return {
    has: async (mailId) => {
      const slot = db.selectFrom('mail_slots').select('mail_id').where('mail_id', '=', mailId).limit(1);
      return (await slot.executeTakeFirst()) !== undefined;
    },
    times: async (key, after, until) => {
      const slots = db
        .selectFrom('mail_slots')
        .select('taken_at')
        .where('limit_key', '=', key)
        .where('taken_at', '>', after)
        .where('taken_at', '<=', until)
        .orderBy('taken_at');
      return (await slots.execute()).map(({ taken_at }) => taken_at);
    },
    add: async (mailId, keys, at) => {
      await db
        .insertInto('mail_slots')
        .values(keys.map((key) => ({ mail_id: mailId, limit_key: key, taken_at: at })))
        .onConflict((conflict) => conflict.columns(['mail_id', 'limit_key']).doNothing())
        .execute();
    },
    addOrigin: async (bookingRef, origin, at) => {
      await db
        .insertInto('booking_origins')
        .values({ booking_ref: bookingRef, origin, placed_at: at })
        .onConflict((conflict) => conflict.column('booking_ref').doNothing())
        .execute();
    },
    originOf: async (bookingRef) => {
      const row = db.selectFrom('booking_origins').select('origin').where('booking_ref', '=', bookingRef);
      return (await row.executeTakeFirst())?.origin ?? null;
    },
    removeOlderThan: async ({ slots, origins }) => {
      await db.deleteFrom('mail_slots').where('taken_at', '<', slots).execute();
      await db.deleteFrom('booking_origins').where('placed_at', '<', origins).execute();
    },
  };
}
