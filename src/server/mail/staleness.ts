import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { MailOccasion } from '../../lib/emails/mailed-booking.ts';
import { hasTasks, type OpenTasks } from '../../lib/participants/open-tasks.ts';
import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import type { MailRecord, NewMail } from '../repositories/mail-record.ts';
import { CERTAIN_STATUSES } from './mails-of-change.ts';
import { dayOfDeparture, firstDayOf, REVIEWED_STATUSES } from './reminder-mails.ts';

const BOOKED: readonly BookingStatus[] = [...CERTAIN_STATUSES, 'completed', 'no-show'];

/** States of a booking in which a mail is still true; other occasions are true in any state. */
const HOLDS: Readonly<Partial<Record<MailOccasion, readonly BookingStatus[]>>> = {
  place: ['awaiting-payment'],
  'receive-deposit': BOOKED,
  'receive-payment': BOOKED,
  confirm: BOOKED,
  expire: ['expired'],
  // Whoever has cancelled meanwhile has nothing to choose.
  'call-off': ['awaiting-payment', 'deposit-paid', 'paid', 'confirmed'],
  'departure-reminder': CERTAIN_STATUSES,
  'task-reminder': CERTAIN_STATUSES,
  'review-invitation': REVIEWED_STATUSES,
};

/**
 * The reason why a waiting mail must not be sent any more, or null. It prevents payment requests
 * after a payment, and news of trips that were cancelled; it never depends on the clock.
 *
 * @param status of the booking now
 * @param trips the mail that notified the same provider of the trips, if there was one
 */
export function dropReasonOf(
  { occasion, recipient }: NewMail,
  status: BookingStatus,
  trips: Pick<MailRecord, 'attempts'> | null,
): string | null {
  if (recipient.kind === 'operator') return null;
  // It is about a departure with several bookings, whatever became of one of them.
  if (recipient.kind === 'provider' && occasion === 'call-off') return null;
  if (HOLDS[occasion]?.includes(status) === false) return `no longer true: the booking is ${status}`;
  const wasNotified = trips !== null && trips.attempts > 0;
  return (occasion === 'cancel' || occasion === 'drop-trip') && recipient.kind === 'provider' && !wasNotified
    ? 'it had not been told of the trips'
    : null;
}

/** The reason why a waiting mail about a trip that was taken out must not be sent, or null. */
export function droppedTripReasonOf(
  mail: NewMail,
  booking: Pick<BookingRecord, 'trips' | 'droppedTrips'>,
): string | null {
  return isOfDroppedTrip(mail, booking) ? 'no longer true: the trip was taken out of the booking' : null;
}

/**
 * Whether all that a mail tells of was taken out. That of a departure with several bookings, and
 * that of the end itself, are still true.
 */
function isOfDroppedTrip(
  { occasion, recipient, facts }: NewMail,
  { trips, droppedTrips = [] }: Pick<BookingRecord, 'trips' | 'droppedTrips'>,
): boolean {
  switch (recipient.kind) {
    case 'operator':
      return false;
    case 'traveller':
      return occasion === 'call-off' && droppedTrips.some(({ ref }) => ref === facts.calledOff?.tripRef);
    case 'provider': {
      if (occasion === 'call-off' || occasion === 'drop-trip') return false;
      const isOwn = ({ provider }: TripRecord) => provider === recipient.name;
      return droppedTrips.some(isOwn) && !trips.some(isOwn);
    }
  }
}

/**
 * The reason why a waiting reminder must not be sent any more, or null. Its trips may leave on
 * another day now, or have left; or nothing is missing any more.
 *
 * @param booking with the trips that take place
 * @param now an instant in milliseconds since 1970
 */
export function reminderDropReasonOf(
  { occasion, facts: { day } }: NewMail,
  booking: Pick<BookingRecord, 'trips' | 'endsAt'>,
  tasks: OpenTasks,
  now: number,
): string | null {
  const { trips, endsAt } = booking;
  const departures = trips.filter((trip) => dayOfDeparture(trip) === day).map(({ departure }) => departure);
  switch (occasion) {
    case 'departure-reminder':
      if (departures.length === 0) return `no longer true: nothing leaves on ${day}`;
      return departures.some((departure) => Date.parse(departure) > now) ? null : 'no longer true: its trips have left';
    case 'task-reminder':
      if (firstDayOf(booking) !== day) return `no longer true: ${day} is not the day of its first trip`;
      if (departures.some((departure) => Date.parse(departure) <= now)) return 'no longer true: its trips have left';
      return hasTasks(tasks) ? null : 'nothing is missing';
    case 'review-invitation':
      return trips.length > 0 && endsAt.slice(0, 10) === day ? null : `no longer true: no trip ended on ${day}`;
    default:
      return null;
  }
}
