import { hasDeparted } from '../booking/has-departed.ts';
import type { Booking } from '../bookings/booking.schema.ts';
import type { BookingStatus } from '../bookings/booking-status.schema.ts';
import { type OutstandingDue, outstandingDues } from '../payments/outstanding-balance.ts';
import { bookingProgress } from './booking-progress.ts';
import type { Progress } from './progress.ts';

/** The open tasks of a traveller for a booking. */
export interface OpenTasks {
  /** The amounts to pay, earliest first; empty where all is paid. */
  readonly dues: readonly OutstandingDue[];
  /** Progress of the participant forms; null where none is open. */
  readonly participants: Progress | null;
  /** Whether a trip with open forms requires passports. */
  readonly passports: boolean;
  /** Whether a coming trip has a stop whose hotel is unknown (ADR 29). */
  readonly hotels: boolean;
}

/** Nothing to do. */
export const NO_TASKS: OpenTasks = { dues: [], participants: null, passports: false, hotels: false };

/** States in which a booking may still take place. */
const OPEN_STATUSES: readonly BookingStatus[] = ['awaiting-payment', 'deposit-paid', 'paid', 'confirmed'];

/**
 * The open tasks of a booking: amounts by date, forms, and hotels. None once it is over, and no
 * amounts once its last trip has left: they would be refund due.
 *
 * @param now an instant in milliseconds since 1970
 */
export function openTasks({ status, trips, nowUsd, balances, paid }: Booking, now: number): OpenTasks {
  if (!OPEN_STATUSES.includes(status)) return NO_TASKS;
  const progress = bookingProgress(trips);
  const isOpen = progress.done < progress.all;
  return {
    dues: hasDeparted(trips, now) ? [] : outstandingDues({ nowUsd, balances }, paid.minor),
    participants: isOpen ? progress : null,
    passports: isOpen && trips.some(({ documents }) => documents === 'passport'),
    hotels: trips.some(({ unknownHotels = [], departure }) => unknownHotels.length > 0 && Date.parse(departure) > now),
  };
}

/** Whether a traveller has anything to do. */
export function hasTasks({ dues, participants, hotels }: OpenTasks): boolean {
  return dues.length > 0 || participants !== null || hotels;
}
