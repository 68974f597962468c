import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import type { NewMail } from '../repositories/mail-record.ts';

/** The id of the mail that calls a departure off: the same trip on another day has another. */
export function callOffMailId(bookingRef: string, { ref, departure }: Pick<TripRecord, 'ref' | 'departure'>): string {
  return `${bookingRef}-call-off-${ref}-${departure.slice(0, 16).replace(/\D/g, '')}-traveller`;
}

/** The booking without the trips whose departure was called off. */
export function withoutCalledOffTrips(booking: BookingRecord): BookingRecord {
  return { ...booking, trips: booking.trips.filter(({ isCalledOff }) => !isCalledOff) };
}

/** The booking as a mail tells of it: reminders are of trips that take place. */
export function mailedPartOf(booking: BookingRecord, { facts }: Pick<NewMail, 'facts'>): BookingRecord {
  return facts.day === undefined ? booking : withoutCalledOffTrips(booking);
}
