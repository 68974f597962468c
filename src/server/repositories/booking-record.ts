import type { Sharing } from '../../lib/booking/booking-catalogue.schema.ts';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { BookingEvent, BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { BookedTrip, Booking } from '../../lib/bookings/bookings.contract.ts';
import type { Language } from '../../lib/languages/language.ts';
import type { Actor } from './actor.ts';

/** The pool that a trip draws on, with what decides how many vehicles it needs. */
export interface TripPoolUse {
  readonly pool: string;
  readonly sharing: Sharing;
  /** How many places a vehicle sells. */
  readonly seats: number;
}

/** A trip at its sold terms. */
export interface TripRecord extends Omit<BookedTrip, 'participants' | 'unknownHotels'> {
  /** Stops whose hotel is still unknown. */
  readonly unknownHotels: readonly StopSide[];
  /** The provider's id, which never changes; null in bookings of earlier versions. */
  readonly providerId: string | null;
  /** What it takes of which pool; absent without one, and in bookings of earlier versions. */
  readonly poolUse?: TripPoolUse;
  /** Its words in the booking's language; absent in English, and in older bookings. */
  readonly translation?: Pick<BookedTrip, 'title' | StopSide>;
}

/** A called-off trip that was taken out of its booking, without words that somebody typed. */
export interface DroppedTripRecord extends TripRecord {
  /** An ISO time in Palawan. */
  readonly droppedAt: string;
  /** What was paid for it: it counts for no other trip. */
  readonly paidCents: number;
}

/** A stored booking. Instants are ISO times in Palawan, money is US cents unless named dollars. */
export interface BookingRecord
  extends Pick<Booking, 'ref' | 'placedAt' | 'booker' | 'currency' | 'totalUsd' | 'nowUsd' | 'balances'> {
  readonly status: BookingStatus;
  /** Time until which unpaid places are reserved; null once what was due at booking is paid. */
  readonly expiresAt: string | null;
  /** Payments that count for its trips, so without those for trips that were taken out. */
  readonly paidCents: number;
  /** The refund due after a cancellation or expiry, or of money above the price. */
  readonly refundCents: number;
  /** Money refunded or on its way. */
  readonly refundedCents: number;
  /** End of the last trip. */
  readonly endsAt: string;
  /** The language of the page on which it was made, in which its traveller is written to. */
  readonly language: Language;
  readonly trips: readonly TripRecord[];
  /** Trips that were taken out, oldest first; absent where there are none. */
  readonly droppedTrips?: readonly DroppedTripRecord[];
  /** Who sold it, and where that company is written to; absent in direct bookings. */
  readonly reseller?: BookingReseller;
}

/** The reseller of a booking, as of its sale. */
export interface BookingReseller {
  readonly name: string;
  /** Empty where it is not written to. */
  readonly email: string;
}

/** The fields of a booking that can change. */
export type BookingChange = Partial<
  Pick<
    BookingRecord,
    | 'status'
    | 'expiresAt'
    | 'paidCents'
    | 'refundCents'
    | 'refundedCents'
    | 'booker'
    | 'totalUsd'
    | 'nowUsd'
    | 'balances'
    | 'endsAt'
    | 'droppedTrips'
  >
>;

/** A change of a booking's state, or an event of its history that moves it nowhere. */
export interface StatusChange {
  readonly at: string;
  readonly event:
    | BookingEvent
    | 'correct-email'
    | 'change-trip'
    | 'drop-trip'
    | 'read-passports'
    | 'export-traveller'
    | 'erase-traveller';
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** Why, in words. */
  readonly cause: string;
  readonly actor: Actor;
}
