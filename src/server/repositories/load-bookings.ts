import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { BookingRecord } from './booking-record.ts';
import { bookingOf } from './booking-rows.ts';
import { inChunks } from './sql-chunks.ts';

/** Some bookings with their trips, in the order of the given references. */
export async function loadBookings(db: Kysely<Tables>, refs: readonly string[]): Promise<readonly BookingRecord[]> {
  const rows = await inChunks(refs, (some) => db.selectFrom('bookings').selectAll().where('ref', 'in', some).execute());
  const trips = await inChunks(refs, (some) =>
    db.selectFrom('booked_trips').selectAll().where('booking_ref', 'in', some).orderBy('position').execute(),
  );
  const byRef = new Map(rows.map((row) => [row.ref, row]));
  const tripsOf = Map.groupBy(trips, ({ booking_ref }) => booking_ref);
  return refs.flatMap((ref) => {
    const row = byRef.get(ref);
    return row ? [bookingOf(row, tripsOf.get(ref) ?? [])] : [];
  });
}
