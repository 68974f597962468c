import type { Kysely } from 'kysely';
import type { ParticipantRow, Tables } from '../database/tables.ts';
import type { ParticipantRecord } from '../participants/participant-record.ts';
import { chunksOf } from './chunks.ts';
import type { ParticipantRepository } from './ledger.ts';

export function participantRepository(db: Kysely<Tables>): ParticipantRepository {
  return {
    ofBooking: async (ref) => {
      const rows = await db.selectFrom('participants').selectAll().where('booking_ref', '=', ref).execute();
      return rows.map(participantOf);
    },
    ofBookings: async (refs) => {
      const found = await Promise.all(
        chunksOf(refs).map((some) =>
          db.selectFrom('participants').selectAll().where('booking_ref', 'in', some).execute(),
        ),
      );
      return found.flat().map(participantOf);
    },
    save: async (participant) => {
      const row = rowOf(participant);
      await db
        .insertInto('participants')
        .values(row)
        .onConflict((conflict) => conflict.columns(['booking_ref', 'trip_ref', 'position']).doUpdateSet(row))
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
    sealedWithOther: async (keyId, most) => {
      const rows = await db
        .selectFrom('participants')
        .selectAll()
        .where('passport_key', '!=', keyId)
        .limit(most)
        .execute();
      return rows.map(participantOf);
    },
    forgetPassports: async (endedBefore, statuses) => {
      const over = db
        .selectFrom('bookings')
        .select('ref')
        .where((is) => is.or([is('ends_at', '<', endedBefore), is('status', 'in', [...statuses])]));
      const { numUpdatedRows } = await db
        .updateTable('participants')
        .set({ passport: null, passport_key: null })
        .where('passport', 'is not', null)
        .where('booking_ref', 'in', over)
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
