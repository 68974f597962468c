import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { BookingRecord } from './booking-record.ts';

/** The operator's filter for bookings. Instants are ISO times in Palawan. */
export interface BookingFilter {
  readonly status?: BookingStatus | undefined;
  /** Period of departures, its end excluded. */
  readonly departs?: Period | undefined;
  /** Placed in this time, the end not included. */
  readonly placed?: Period | undefined;
  /** A part of the reference, name, e-mail address or number. */
  readonly text?: string | undefined;
}

export interface Period {
  readonly from: string;
  readonly before: string;
}

/** Position in a list: after this booking. */
export type Cursor = Pick<BookingRecord, 'placedAt' | 'ref'>;

/** Queries of the operator. */
export interface BackofficeRepository {
  /**
   * The newest first; those of a period of departures by departure. `now` decides what has expired.
   */
  bookings(filter: BookingFilter, most: number, now: string): Promise<readonly BookingRecord[]>;
  /** The next ones of a list by the time of placing, oldest first. */
  after(cursor: Cursor | null, filter: Pick<BookingFilter, 'placed'>, most: number): Promise<readonly BookingRecord[]>;
  /** Bookings with a trip that leaves in a period, and that are not cancelled. */
  departing(period: Period, listing?: string): Promise<readonly BookingRecord[]>;
  /** Bookings with a trip that would have left in a period, and that are cancelled or expired. */
  cancelledOn(period: Period): Promise<readonly BookingRecord[]>;
}
