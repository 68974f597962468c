import { type Kysely, sql } from 'kysely';
import type { SavedCart } from '../../lib/cart/cart.contract.ts';
import type { CartRow, Tables } from '../database/tables.ts';
import type { CartRepository } from './repositories.ts';

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
    replaceEarlier: async (carts, at) => {
      if (carts.length === 0) return new Set();
      const rows = carts.map((cart) => valuesOf(rowOf(cart, at)));
      // Both databases call the columns of a list of values column1, column2 …
      const { rows: replaced } = await sql<Pick<CartRow, 'ref'>>`
        update carts
        set revision = column2, contact = column3, items = column4, currency = column5, updated_at = column6
        from (values ${sql.join(rows)}) as later
        where ref = column1 and (revision < column2 or (revision = 0 and column2 = 0))
        returning ref`.execute(db);
      return new Set(replaced.map(({ ref }) => ref));
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

function valuesOf({ ref, revision, contact, items, currency, updated_at }: CartRow) {
  // PostgreSQL takes a parameter for text unless told otherwise.
  return sql`(${ref}, cast(${revision} as bigint), ${contact}, ${items}, ${currency}, ${updated_at})`;
}

function cartOf({ ref, revision, contact, items, currency }: CartRow): SavedCart {
  return { ref, revision, contactInfo: JSON.parse(contact), bookingItems: JSON.parse(items), currency };
}
