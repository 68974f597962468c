import type { Kysely } from 'kysely';
import type { CheckInRow } from '../database/backoffice-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { CheckInRecord, CheckInRepository } from './check-in-record.ts';
import { inChunks } from './sql-chunks.ts';

export function checkInRepository(db: Kysely<Tables>): CheckInRepository {
  return {
    find: async (id) => {
      const row = await db.selectFrom('check_ins').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? checkInOfRow(row) : null;
    },
    ofBookings: async (refs) => {
      const rows = await inChunks(refs, (some) =>
        db.selectFrom('check_ins').selectAll().where('booking_ref', 'in', some).execute(),
      );
      return rows.map(checkInOfRow);
    },
    add: async ({ id, bookingRef, tripRef, index, departure, state, at, by }, receivedAt) => {
      const place = { booking_ref: bookingRef, trip_ref: tripRef, position: index, departure };
      await db
        .insertInto('check_ins')
        .values({ id, ...place, state, at, checked_by: by, received_at: receivedAt })
        .execute();
    },
  };
}

function checkInOfRow(row: CheckInRow): CheckInRecord {
  return {
    id: row.id,
    bookingRef: row.booking_ref,
    tripRef: row.trip_ref,
    index: row.position,
    departure: row.departure,
    state: row.state as CheckInRecord['state'],
    at: row.at,
    by: row.checked_by,
  };
}
