import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type ReminderKind, type ReminderRepository, reminderId } from './reminders.ts';

export function reminderRepository(db: Kysely<Tables>): ReminderRepository {
  return {
    departing: async (kind, { from, before }, statuses) => {
      // SQLite runs a cross join in the given order: the trips of a day are few, bookings are many.
      const rows = db
        .selectFrom('booked_trips as trip')
        .crossJoin('bookings as booking')
        .select('booking.ref')
        .distinct()
        .whereRef('booking.ref', '=', 'trip.booking_ref')
        .where('trip.departure', '>=', from)
        .where('trip.departure', '<', before)
        .where('booking.status', 'in', [...statuses])
        .where('booking.booker_email', '!=', '')
        .where(({ not, exists, selectFrom, ref }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.id')
                .where('outbox.id', '=', idOf(kind, ref('booking.ref'), ref('trip.departure'))),
            ),
          ),
        );
      return (await rows.execute()).map(({ ref }) => ref);
    },
    ended: async (kind, { from, before }, statuses) => {
      const rows = await db
        .selectFrom('bookings as booking')
        .select(['booking.ref', 'booking.status'])
        .where('booking.ends_at', '>=', from)
        .where('booking.ends_at', '<', before)
        .where('booking.booker_email', '!=', '')
        .where(({ not, exists, selectFrom, ref }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.id')
                .where('outbox.id', '=', idOf(kind, ref('booking.ref'), ref('booking.ends_at'))),
            ),
          ),
        )
        .execute();
      // As a condition of the query the status would take the place of the index by end.
      return rows.filter(({ status }) => statuses.some((each) => each === status)).map(({ ref }) => ref);
    },
  };
}

/** The id of a reminder as the database puts it together. */
function idOf(kind: ReminderKind, ref: Expression<string>, at: Expression<string>) {
  const [before, between, after] = reminderId('\n', kind, '\n').split('\n');
  return sql<string>`${before ?? ''} || ${ref} || ${between ?? ''} || substr(${at}, 1, 10) || ${after ?? ''}`;
}
