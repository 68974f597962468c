import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { NoteRepository } from './booking-note.ts';

export function noteRepository(db: Kysely<Tables>): NoteRepository {
  const ofBooking: NoteRepository['ofBooking'] = (ref) =>
    db
      .selectFrom('booking_notes')
      .select(['at', 'text', 'written_by as by'])
      .where('booking_ref', '=', ref)
      .orderBy('position')
      .execute();
  return {
    ofBooking,
    add: async (ref, { at, text, by }) => {
      const { length } = await ofBooking(ref);
      await db
        .insertInto('booking_notes')
        .values({ booking_ref: ref, position: length, at, text, written_by: by })
        .execute();
    },
  };
}
