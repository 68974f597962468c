import type { Parameters } from '../src/lib/analytics/conversion-queries.ts';
import { arrivalText } from '../src/lib/booking/trip-text-data.ts';
import { bookingAt } from '../src/lib/bookings/status-at.ts';
import type { Cell } from '../src/lib/text/csv.ts';
import type { BookingRecord, TripRecord } from '../src/server/repositories/booking-record.ts';

/** An ISO time as a column shows it: `2026-12-01 07:30`. */
export function minuteText(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

const dollars = (cents: number) => cents / 100;

function firstDeparture({ trips }: BookingRecord): string {
  return trips.map(({ departure }) => departure).toSorted()[0] ?? '';
}

export const BOOKING_HEADER = [
  'reference',
  'status',
  'placed',
  'leaves',
  'trips',
  'people',
  'name',
  'mobile',
  'total USD',
  'paid USD',
  'owed USD',
] as const;

/** A booking in a line. `now` is an instant in ms. */
export function bookingCells(booking: BookingRecord, now: number): readonly Cell[] {
  const { ref, status, placedAt, trips, booker, totalUsd, paidCents, refundCents } = bookingAt(booking, now);
  return [
    ref,
    status,
    minuteText(placedAt),
    minuteText(firstDeparture(booking)),
    trips.length,
    Math.max(0, ...trips.map(({ trip }) => trip.people)),
    booker.name,
    booker.mobile,
    totalUsd,
    dollars(paidCents),
    dollars(refundCents),
  ];
}

export const TRIP_HEADER = [
  'reference',
  'status',
  'placed',
  'name',
  'email',
  'mobile',
  'total USD',
  'paid USD',
  'owed USD',
  'given back USD',
  'trip',
  'departure',
  'listing',
  'title',
  'provider',
  'people',
  'trip USD',
  'pickup',
  'drop-off',
  'arriving with',
  'cash PHP',
  'notes',
  'language',
  'source',
  'medium',
  'campaign',
  'reseller',
] as const;

/**
 * A booking with a line for each trip; amounts are in the first line only. A column can thus be
 * summed.
 */
export function tripLines(booking: BookingRecord, labels: Parameters, now: number): readonly (readonly Cell[])[] {
  const { ref, status, placedAt, booker, language, totalUsd, paidCents, refundCents, refundedCents } = bookingAt(
    booking,
    now,
  );
  const amounts = [totalUsd, dollars(paidCents), dollars(refundCents), dollars(refundedCents)];
  return booking.trips.map((trip, index) => [
    ref,
    status,
    minuteText(placedAt),
    booker.name,
    booker.email,
    booker.mobile,
    ...(index === 0 ? amounts : amounts.map(() => 0)),
    index + 1,
    ...tripCells(trip),
    language,
    ...['utm_source', 'utm_medium', 'utm_campaign'].map((label) => labels[label] ?? ''),
    booking.reseller?.name ?? '',
  ]);
}

function tripCells({
  departure,
  trip,
  title,
  provider,
  totalUsd,
  pickup,
  dropoff,
  cashPhp,
}: TripRecord): readonly Cell[] {
  return [
    minuteText(departure),
    trip.listingCode,
    title,
    provider,
    trip.people,
    totalUsd,
    pickup.name,
    dropoff.name,
    arrivalText(trip.arrival, 'en-US') ?? '',
    cashPhp,
    trip.notes,
  ];
}

/** A booking for programs: everything but who travels. */
export function bookingJson(booking: BookingRecord, now: number): BookingRecord {
  return bookingAt(booking, now);
}
