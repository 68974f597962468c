import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { BookingEvent, BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { BookedTrip, Booking } from '../../lib/bookings/bookings.contract.ts';

/** A trip as it was sold. */
export interface TripRecord extends Omit<BookedTrip, 'participants' | 'unknownHotels'> {
  /** Stops of which nobody has named the hotel yet. */
  readonly unknownHotels: readonly StopSide[];
  /** Who runs it, whatever the company is called later; null in bookings of earlier versions. */
  readonly providerId: string | null;
}

/** A booking as it is kept. Instants are ISO times in Palawan, money is US cents unless it says dollars. */
export interface BookingRecord
  extends Pick<Booking, 'ref' | 'placedAt' | 'booker' | 'currency' | 'totalUsd' | 'nowUsd' | 'balances'> {
  readonly status: BookingStatus;
  /** Until when unpaid places are kept; null once what is due at booking was paid. */
  readonly expiresAt: string | null;
  readonly paidCents: number;
  /** What is owed back: after cancelling, all that an expired booking holds, and money above the price. */
  readonly refundCents: number;
  /** What was given back, or is on its way. */
  readonly refundedCents: number;
  /** When the last trip is over. */
  readonly endsAt: string;
  readonly trips: readonly TripRecord[];
}

/** What may change of a booking. */
export type BookingChange = Partial<
  Pick<BookingRecord, 'status' | 'expiresAt' | 'paidCents' | 'refundCents' | 'refundedCents' | 'booker'>
>;

/** Who changed a booking. */
export type Actor = 'traveller' | 'operator' | 'payment' | 'clock';

/** A change of a booking's state, or of its address, which moves it nowhere. */
export interface StatusChange {
  readonly at: string;
  readonly event: BookingEvent | 'correct-email';
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** Why, in words. */
  readonly cause: string;
  readonly actor: Actor;
}
