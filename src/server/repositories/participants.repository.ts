import type { Kysely } from 'kysely';
import type { ParticipantRow, Tables } from '../database/tables.ts';
import type { ParticipantRecord } from './participant-record.ts';
import type { ParticipantRepository } from './repositories.ts';
import { inChunks } from './sql-chunks.ts';

export function participantRepository(db: Kysely<Tables>): ParticipantRepository {
  return {
    ofBooking: async (ref) => {
      const rows = await db.selectFrom('participants').selectAll().where('booking_ref', '=', ref).execute();
      return rows.map(participantOf);
    },
    ofBookings: async (refs) => {
      const rows = await inChunks(refs, (some) =>
        db.selectFrom('participants').selectAll().where('booking_ref', 'in', some).execute(),
      );
      return rows.map(participantOf);
    },
    save: async (participant) => {
      const row = rowOf(participant);
      await db
        .insertInto('participants')
        .values(row)
        .onConflict((conflict) => conflict.columns(['booking_ref', 'trip_ref', 'position']).doUpdateSet(row))
        .execute();
    },
    removeFrom: async (bookingRef, tripRef, index) => {
      await db
        .deleteFrom('participants')
        .where('booking_ref', '=', bookingRef)
        .where('trip_ref', '=', tripRef)
        .where('position', '>=', index)
        .execute();
    },
    passportKeys: async () => {
      const rows = await db
        .selectFrom('participants')
        .select('passport_key')
        .distinct()
        .where('passport_key', 'is not', null)
        .execute();
      return rows.map(({ passport_key }) => passport_key).filter((key) => key !== null);
    },
    encryptedWith: async (keyId, most) => {
      const rows = await db
        .selectFrom('participants')
        .selectAll()
        .where('passport_key', '=', keyId)
        .limit(most)
        .execute();
      return rows.map(participantOf);
    },
    encryptedWithOther: async (keyId) => {
      const rows = await db
        .selectFrom('participants')
        .select('booking_ref')
        .where('passport_key', 'is not', null)
        .where('passport_key', '!=', keyId)
        .execute();
      return [...new Set(rows.map(({ booking_ref }) => booking_ref))];
    },
    replacePassport: async ({ bookingRef, tripRef, index }, from, to) => {
      const { numUpdatedRows } = await db
        .updateTable('participants')
        .set({ passport: to?.text ?? null, passport_key: to?.keyId ?? null })
        .where('booking_ref', '=', bookingRef)
        .where('trip_ref', '=', tripRef)
        .where('position', '=', index)
        .where('passport', '=', from.text)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    removePassports: async (endedBefore, statuses) => {
      const { numUpdatedRows } = await db
        .updateTable('participants')
        .set({ passport: null, passport_key: null })
        // Rows with a passport are few, past bookings are many: the condition limits the rows
        // first.
        .where('passport_key', 'is not', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('bookings')
              .select('bookings.ref')
              .whereRef('bookings.ref', '=', 'participants.booking_ref')
              .where((is) => is.or([is('bookings.ends_at', '<', endedBefore), is('status', 'in', [...statuses])])),
          ),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

function rowOf({ passport, ...participant }: ParticipantRecord): ParticipantRow {
  return {
    booking_ref: participant.bookingRef,
    trip_ref: participant.tripRef,
    position: participant.index,
    name: participant.name,
    nationality: participant.nationality,
    age_band: participant.ageBand,
    passport: passport?.text ?? null,
    passport_key: passport?.keyId ?? null,
    saved_at: participant.savedAt,
  };
}

function participantOf(row: ParticipantRow): ParticipantRecord {
  const { passport, passport_key: keyId } = row;
  return {
    bookingRef: row.booking_ref,
    tripRef: row.trip_ref,
    index: row.position,
    name: row.name,
    nationality: row.nationality,
    ageBand: row.age_band as ParticipantRecord['ageBand'],
    passport: passport !== null && keyId !== null ? { keyId, text: passport } : null,
    savedAt: row.saved_at,
  };
}
