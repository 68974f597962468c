import type { Kysely } from 'kysely';
import type { SavedCart } from '../../api/cart.ts';
import type { CartRow, Tables } from '../database/tables.ts';
import type { CartRepository } from './ledger.ts';

export function cartRepository(db: Kysely<Tables>): CartRepository {
  return {
    find: async (ref) => {
      const row = await db.selectFrom('carts').selectAll().where('ref', '=', ref).executeTakeFirst();
      return row ? cartOf(row) : null;
    },
    save: async (cart, at) => {
      const row = rowOf(cart, at);
      const { ref: _ref, ...changes } = row;
      await db
        .insertInto('carts')
        .values(row)
        .onConflict((conflict) => conflict.column('ref').doUpdateSet(changes))
        .execute();
    },
    remove: async (ref) => {
      await db.deleteFrom('carts').where('ref', '=', ref).execute();
    },
    removeOlderThan: async (at) => {
      const old = db.selectFrom('carts').select('ref').where('updated_at', '<', at);
      await db.deleteFrom('secrets').where('ref', 'in', old).execute();
      const { numDeletedRows } = await db.deleteFrom('carts').where('updated_at', '<', at).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function rowOf({ ref, revision, contactInfo, bookingItems, currency }: SavedCart, at: string): CartRow {
  return {
    ref,
    revision,
    contact: JSON.stringify(contactInfo),
    items: JSON.stringify(bookingItems),
    currency,
    updated_at: at,
  };
}

function cartOf({ ref, revision, contact, items, currency }: CartRow): SavedCart {
  return { ref, revision, contactInfo: JSON.parse(contact), bookingItems: JSON.parse(items), currency };
}
