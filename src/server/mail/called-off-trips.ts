import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import { inOwnLanguage } from '../repositories/own-language.ts';
import { idPartOf } from './mails-of-change.ts';

/** The id of the mail that calls a departure off: the same trip on another day has another. */
export function callOffMailId(bookingRef: string, { ref, departure }: Pick<TripRecord, 'ref' | 'departure'>): string {
  return `${bookingRef}-call-off-${ref}-${minuteOf(departure)}-traveller`;
}

/** The id of a mail that tells a company of a departure that is called off, from number 1 on. */
export function companyCallOffMailId(
  { listingCode, departure }: { readonly listingCode: string; readonly departure: string },
  name: string,
  number: number,
): string {
  return `${listingCode}-call-off-${minuteOf(departure)}-${number}-${idPartOf(name)}`;
}

function minuteOf(departure: string): string {
  return departure.slice(0, 16).replace(/\D/g, '');
}

/** The booking without the trips whose departure was called off. */
export function withoutCalledOffTrips(booking: BookingRecord): BookingRecord {
  return { ...booking, trips: booking.trips.filter(({ isCalledOff }) => !isCalledOff) };
}

/** The booking as a mail tells of it. Reminders are of trips that take place. */
export function mailedPartOf(
  booking: BookingRecord,
  { facts, recipient }: Pick<NewMail, 'facts' | 'recipient'>,
): BookingRecord {
  const named = recipient.kind === 'traveller' ? inOwnLanguage(booking) : booking;
  return facts.day === undefined ? named : withoutCalledOffTrips(named);
}
