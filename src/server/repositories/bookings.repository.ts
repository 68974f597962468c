import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { BookingRecord } from './booking-record.ts';
import {
  bookingOf,
  bookingRow,
  changedColumns,
  changedTripColumns,
  eventOf,
  eventRow,
  tripRow,
} from './booking-rows.ts';
import { termsOfBooking } from './booking-terms.ts';
import { loadBookings } from './load-bookings.ts';
import type { BookingRepository } from './repositories.ts';

export function bookingRepository(db: Kysely<Tables>): BookingRepository {
  const eventsOf = (ref: string) =>
    db.selectFrom('booking_events').selectAll().where('booking_ref', '=', ref).orderBy('position').execute();

  const find: BookingRepository['find'] = async (ref) => {
    const row = await db.selectFrom('bookings').selectAll().where('ref', '=', ref).executeTakeFirst();
    if (!row) return null;
    const trips = db.selectFrom('booked_trips').selectAll().where('booking_ref', '=', ref).orderBy('position');
    return bookingOf(row, await trips.execute());
  };

  const addTerms = async (booking: BookingRecord) => {
    const terms = termsOfBooking(booking).map((term) => ({ booking_ref: booking.ref, term }));
    await db.insertInto('booking_terms').values(terms).execute();
  };

  /** Stores the terms anew after a change of what they are made of. */
  const updateTerms = async (ref: string) => {
    const booking = await find(ref);
    await db.deleteFrom('booking_terms').where('booking_ref', '=', ref).execute();
    if (booking) await addTerms(booking);
  };

  return {
    find,
    findAll: (refs) => loadBookings(db, refs),
    add: async (booking) => {
      await db.insertInto('bookings').values(bookingRow(booking)).execute();
      const rows = booking.trips.map((trip, position) => tripRow(booking.ref, trip, position));
      await db.insertInto('booked_trips').values(rows).execute();
      await addTerms(booking);
    },
    change: async (ref, change) => {
      await db.updateTable('bookings').set(changedColumns(change)).where('ref', '=', ref).execute();
      if (change.booker !== undefined) await updateTerms(ref);
    },
    changeTrip: async (ref, trip) => {
      await db
        .updateTable('booked_trips')
        .set(changedTripColumns(trip))
        .where('booking_ref', '=', ref)
        .where('ref', '=', trip.ref)
        .execute();
      await updateTerms(ref);
    },
    removeTrip: async (ref, tripRef) => {
      await db.deleteFrom('booked_trips').where('booking_ref', '=', ref).where('ref', '=', tripRef).execute();
      await updateTerms(ref);
    },
    unpaidAt: async (at, status) => {
      const due = db.selectFrom('bookings').select('ref').where('status', '=', status).where('expires_at', '<=', at);
      return (await due.execute()).map(({ ref }) => ref);
    },
    addEvent: async (ref, event) => {
      const { length } = await eventsOf(ref);
      await db
        .insertInto('booking_events')
        .values(eventRow(ref, event, length))
        .execute();
      return length;
    },
    events: async (ref) => (await eventsOf(ref)).map(eventOf),
  };
}
