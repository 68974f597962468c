import type { DepartureChange } from '../../lib/availability/departure-change.ts';
import type { SetSeaStatus } from '../../lib/availability/sea-status.ts';
import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { Period } from './booking-filter.ts';
import type { TripPoolUse } from './booking-record.ts';

/** A trip as it is counted, with its booking. Instants are ISO times in Palawan. */
export interface StoredTrip {
  readonly bookingRef: string;
  readonly tripRef: string;
  readonly listingCode: string;
  readonly departure: string;
  readonly end: string;
  readonly people: number;
  readonly status: BookingStatus;
  readonly expiresAt: string | null;
}

/** A trip that draws on a pool, by what was stored when it was booked. */
export interface PooledTrip extends StoredTrip {
  readonly poolUse: TripPoolUse;
}

/** Places of departures. */
export interface AvailabilityRepository {
  /**
   * Waits until no other transaction has locked one of the keys. They are held until this one ends.
   */
  lock(keys: readonly string[]): Promise<void>;
  /** Trips of some listings in a period, except of cancelled or stored expired bookings. */
  bookedTrips(listingCodes: readonly string[], period: Period): Promise<readonly StoredTrip[]>;
  /** Trips that drew on a pool when they were booked, except of some listings: see bookedTrips. */
  pooledTrips(pool: string, exceptCodes: readonly string[], period: Period): Promise<readonly PooledTrip[]>;
  /**
   * What differs on some days for some listings and pools, oldest first. Both days are included.
   */
  changes(
    scopes: readonly DepartureChange['scope'][],
    days: { readonly from: string; readonly to: string },
  ): Promise<readonly DepartureChange[]>;
  addChange(change: DepartureChange): Promise<void>;
  /** The sea of a port as it was set last; null where it never was. */
  seaStatus(port: string): Promise<SetSeaStatus | null>;
  /** Of all ports, by their codes. */
  seaStatuses(): Promise<readonly SetSeaStatus[]>;
  setSeaStatus(status: SetSeaStatus): Promise<void>;
}
