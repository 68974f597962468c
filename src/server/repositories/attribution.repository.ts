import type { Kysely } from 'kysely';
import type { AttributionRow } from '../database/backoffice-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { AttributionRecord, AttributionRepository } from './attribution-record.ts';
import { inChunks } from './sql-chunks.ts';

export function attributionRepository(db: Kysely<Tables>): AttributionRepository {
  const ofBookings = async (refs: readonly string[]) => {
    const rows = await inChunks(refs, (some) =>
      db.selectFrom('arrivals').selectAll().where('ref', 'in', some).execute(),
    );
    return rows.map(attributionOf);
  };
  return {
    ofBookings,
    find: async (ref) => (await ofBookings([ref]))[0] ?? null,
    save: async ({ ref, labels, at }) => {
      const changes = { labels: JSON.stringify(labels), arrived_at: at };
      await db
        .insertInto('arrivals')
        .values({ ref, ...changes, booking_ref: null })
        .onConflict((conflict) => conflict.column('ref').doUpdateSet(changes))
        .execute();
    },
    removeOlderThan: async (at) => {
      await db
        .updateTable('arrivals')
        .set(({ ref }) => ({ booking_ref: ref('arrivals.ref') }))
        .where('booking_ref', 'is', null)
        .where('arrived_at', '<', at)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('bookings').select('bookings.ref').whereRef('bookings.ref', '=', 'arrivals.ref')),
        )
        .execute();
      await db
        .deleteFrom('arrivals')
        .where('booking_ref', 'is', null)
        .where('arrived_at', '<', at)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('carts').select('carts.ref').whereRef('carts.ref', '=', 'arrivals.ref'))),
        )
        .execute();
    },
  };
}

function attributionOf({ ref, labels, arrived_at }: AttributionRow): AttributionRecord {
  return { ref, labels: JSON.parse(labels), at: arrived_at };
}
