import type { CheckInEvent } from '../../lib/desk/check-in.ts';

/** What somebody at the pier said of a traveller once, as it is stored. */
export interface CheckInRecord extends CheckInEvent {
  readonly bookingRef: string;
  readonly tripRef: string;
  /** Index of the traveller, from 0. */
  readonly index: number;
  /** Departure of the trip, an ISO time in Palawan: it counts for no other one. */
  readonly departure: string;
}

/** Stores check-ins. */
export interface CheckInRepository {
  find(id: string): Promise<CheckInRecord | null>;
  ofBookings(refs: readonly string[]): Promise<readonly CheckInRecord[]>;
  add(checkIn: CheckInRecord, receivedAt: string): Promise<void>;
}
