import type { BookingRecord } from './booking-record.ts';

/** A booking in the words that its traveller reads; all others read English. */
export function inOwnLanguage(booking: BookingRecord): BookingRecord {
  return { ...booking, trips: booking.trips.map((trip) => ({ ...trip, ...trip.translation })) };
}
