import { hasDeparted } from '../booking/has-departed.ts';
import type { Booking } from '../bookings/booking.schema.ts';
import type { BookingStatus } from '../bookings/booking-status.schema.ts';
import { type OutstandingDue, outstandingDues } from '../payments/outstanding-balance.ts';
import { bookingProgress } from './booking-progress.ts';
import type { Progress } from './progress.ts';

/** What a traveller still has to do for a booking. */
export interface OpenTasks {
  /** What is still to be paid, earliest first; empty where nothing is. */
  readonly dues: readonly OutstandingDue[];
  /** How far the forms about those who travel are; null where none is open. */
  readonly participants: Progress | null;
  /** Whether passports are asked for on a trip whose forms are open. */
  readonly passports: boolean;
  /** Whether a trip that has not left has a stop of which nobody has named the hotel (ADR 29). */
  readonly hotels: boolean;
}

const NO_TASKS: OpenTasks = { dues: [], participants: null, passports: false, hotels: false };

/** While a booking may still take place. */
const OPEN_STATUSES: readonly BookingStatus[] = ['awaiting-payment', 'deposit-paid', 'paid', 'confirmed'];

/**
 * What is missing for a booking: money by date, forms, and hotels. Nothing is where it is over, and no money once its last trip has left: that would be owed back.
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
