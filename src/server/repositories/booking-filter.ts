import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { BookingRecord } from './booking-record.ts';

/** Which bookings the operator looks for. Instants are ISO times in Palawan. */
export interface BookingFilter {
  readonly status?: BookingStatus | undefined;
  /** With a trip that leaves in this time, the end not included. */
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

/** Where a list goes on: after this booking. */
export type Cursor = Pick<BookingRecord, 'placedAt' | 'ref'>;

/** What the operator asks. */
export interface BackofficeRepository {
  /** The newest first; those of a period of departures by departure. `now` decides what has expired. */
  bookings(filter: BookingFilter, most: number, now: string): Promise<readonly BookingRecord[]>;
  /** The next ones of a list by the time of placing, oldest first. */
  after(cursor: Cursor | null, filter: Pick<BookingFilter, 'placed'>, most: number): Promise<readonly BookingRecord[]>;
  /** Bookings of which a trip leaves in a period and that are not called off. */
  departing(period: Period, listing?: string): Promise<readonly BookingRecord[]>;
}
