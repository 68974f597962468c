import { bookingProgress } from '../participants/booking-progress.ts';
import type { Progress } from '../participants/progress.ts';
import { type OpenDue, openDues } from '../payment/open-dues.ts';
import type { Booking } from './booking.schema.ts';
import type { BookingStatus } from './booking-status.schema.ts';

/** What a traveller still has to do for a booking. */
export interface OpenTasks {
  /** What is still to be paid, earliest first; empty where nothing is. */
  readonly dues: readonly OpenDue[];
  /** How far the forms about those who travel are; null where none is open. */
  readonly participants: Progress | null;
  /** Whether passports are asked for on a trip whose forms are open. */
  readonly passports: boolean;
}

const NOTHING: OpenTasks = { dues: [], participants: null, passports: false };

/** While a booking may still take place. */
const ALIVE: readonly BookingStatus[] = ['awaiting-payment', 'deposit-paid', 'paid', 'confirmed'];

/** What is missing for a booking: money by date, and forms. Nothing is where it is over. */
export function openTasks({ status, trips, nowUsd, balances, paid }: Booking): OpenTasks {
  if (!ALIVE.includes(status)) return NOTHING;
  const progress = bookingProgress(trips);
  const isOpen = progress.done < progress.all;
  return {
    dues: openDues({ nowUsd, balances }, paid.minor),
    participants: isOpen ? progress : null,
    passports: isOpen && trips.some(({ documents }) => documents === 'passport'),
  };
}
