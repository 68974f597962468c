import { arrivalText } from '../../lib/booking/trip-text-data.ts';
import { bookingAt } from '../../lib/bookings/status-at.ts';
import type { BookingList, ListedBooking } from '../../lib/desk/booking-list.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Cursor } from '../repositories/booking-filter.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';

const PAGE_SIZE = 50;
const SEPARATOR = '~';

/**
 * A page of the bookings that fit a query, the newest first; of all where it is empty. Null for a
 * cursor that is none.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function bookingList(
  { bookingSearch }: Pick<Repositories, 'bookingSearch'>,
  query: string,
  cursor: string | undefined,
  now: number,
): Promise<BookingList | null> {
  const after = cursor === undefined ? null : parseCursor(cursor);
  if (cursor !== undefined && !after) return null;
  const { bookings, next } = await bookingSearch.find(query, after, PAGE_SIZE);
  return {
    asOf: manilaIso(now),
    bookings: bookings.map((booking) => listedBooking(booking, now)),
    next: next && `${next.placedAt}${SEPARATOR}${next.ref}`,
  };
}

function parseCursor(text: string): Cursor | null {
  const [placedAt = '', ref = '', ...rest] = text.split(SEPARATOR);
  return ref === '' || rest.length > 0 || Number.isNaN(Date.parse(placedAt)) ? null : { placedAt, ref };
}

function listedBooking(booking: BookingRecord, now: number): ListedBooking {
  const { ref, status, placedAt, booker, totalUsd, paidCents, refundCents, trips, reseller } = bookingAt(booking, now);
  const { name, mobile, email } = booker;
  const listed = trips.map(({ title, departure, trip }) => ({
    ...{ title, departure, people: trip.people, arrival: arrivalText(trip.arrival, 'en-US') },
  }));
  return {
    ...{ ref, status, placedAt, name, mobile, email, totalUsd, paidCents, refundCents },
    ...(reseller && { reseller: reseller.name }),
    trips: listed.toSorted((a, b) => (a.departure < b.departure ? -1 : 1)),
  };
}
