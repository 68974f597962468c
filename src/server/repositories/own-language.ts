import type { BookingRecord } from './booking-record.ts';

/** A booking in the words that its traveller reads; all others read English. */
export function inOwnLanguage(booking: BookingRecord): BookingRecord {
  const { trips, droppedTrips } = booking;
  return {
    ...booking,
    trips: trips.map((trip) => ({ ...trip, ...trip.translation })),
    ...(droppedTrips && { droppedTrips: droppedTrips.map((trip) => ({ ...trip, ...trip.translation })) }),
  };
}
