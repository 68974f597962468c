import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import type { OutboxRepository } from '../repositories/outbox.ts';

/** The id of the mail that calls a departure off: the same trip on another day has another. */
export function callOffMailId(bookingRef: string, { ref, departure }: Pick<TripRecord, 'ref' | 'departure'>): string {
  return `${bookingRef}-call-off-${ref}-${departure.slice(0, 16).replace(/\D/g, '')}-traveller`;
}

/** The booking without the trips whose departure was called off. */
export async function withoutCalledOffTrips(
  outbox: Pick<OutboxRepository, 'find'>,
  booking: BookingRecord,
): Promise<BookingRecord> {
  const trips: TripRecord[] = [];
  // One after the other: they share a connection.
  for (const trip of booking.trips) {
    if ((await outbox.find(callOffMailId(booking.ref, trip))) === null) trips.push(trip);
  }
  return { ...booking, trips };
}
