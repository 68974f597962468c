import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../lib/languages/language.ts';
import type { BookedTripRow, BookingEventRow, BookingRow } from '../database/tables.ts';
import type { BookingChange, BookingRecord, StatusChange, TripPoolUse, TripRecord } from './booking-record.ts';
import { earlierStops } from './earlier-stops.ts';
import { searchTextOf } from './search-text.ts';
import { withoutTypedWords } from './without-typed-words.ts';

/** Fields of a sold trip that are stored as JSON, because no query needs them. */
type TripDetails = Pick<
  TripRecord,
  | 'trip'
  | 'title'
  | 'path'
  | 'origin'
  | 'destination'
  | 'pickup'
  | 'dropoff'
  | 'unknownHotels'
  | 'policy'
  | 'providerId'
  | 'advisedFromAge'
  | 'changes'
  | 'retainedCents'
  | 'isCalledOff'
  | 'translation'
>;

/** The fields as earlier versions stored them: without provider id and unknown hotels. */
type StoredDetails = Omit<TripDetails, 'providerId' | 'unknownHotels'> &
  Partial<Pick<TripDetails, 'providerId' | 'unknownHotels'>>;

export function bookingRow({ booker, balances, trips: _trips, ...booking }: BookingRecord): BookingRow {
  return {
    ref: booking.ref,
    status: booking.status,
    placed_at: booking.placedAt,
    expires_at: booking.expiresAt,
    ...bookerColumns(booker),
    currency: booking.currency,
    total_usd: booking.totalUsd,
    now_usd: booking.nowUsd,
    balances: JSON.stringify(balances),
    paid_cents: booking.paidCents,
    refund_cents: booking.refundCents,
    refunded_cents: booking.refundedCents,
    ends_at: booking.endsAt,
    language: booking.language,
    dropped_trips: booking.droppedTrips ? JSON.stringify(booking.droppedTrips) : null,
    reseller: booking.reseller?.name ?? null,
    reseller_email: booking.reseller?.email ?? null,
  };
}

export function bookingOf(row: BookingRow, trips: readonly BookedTripRow[]): BookingRecord {
  return {
    ref: row.ref,
    status: row.status as BookingStatus,
    placedAt: row.placed_at,
    expiresAt: row.expires_at,
    booker: { name: row.booker_name, email: row.booker_email, mobile: row.booker_mobile },
    currency: row.currency,
    totalUsd: row.total_usd,
    nowUsd: row.now_usd,
    balances: JSON.parse(row.balances),
    paidCents: row.paid_cents,
    refundCents: row.refund_cents,
    refundedCents: row.refunded_cents,
    endsAt: row.ends_at,
    // A language may be switched off again.
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    trips: trips.map(tripOf),
    ...(row.dropped_trips !== null && { droppedTrips: JSON.parse(row.dropped_trips) }),
    ...(row.reseller !== null && { reseller: { name: row.reseller, email: row.reseller_email ?? '' } }),
  };
}

function bookerColumns(booker: BookingRecord['booker']) {
  const { name, email, mobile } = booker;
  return { booker_name: name, booker_email: email, booker_mobile: mobile, search_text: searchTextOf(booker) };
}

export function changedColumns(change: BookingChange): Partial<BookingRow> {
  const { status, expiresAt, paidCents, refundCents, refundedCents, booker } = change;
  const { totalUsd, nowUsd, balances, endsAt, droppedTrips } = change;
  return {
    ...(status !== undefined && { status }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...(paidCents !== undefined && { paid_cents: paidCents }),
    ...(refundCents !== undefined && { refund_cents: refundCents }),
    ...(refundedCents !== undefined && { refunded_cents: refundedCents }),
    ...(booker !== undefined && bookerColumns(booker)),
    ...(totalUsd !== undefined && { total_usd: totalUsd }),
    ...(nowUsd !== undefined && { now_usd: nowUsd }),
    ...(balances !== undefined && { balances: JSON.stringify(balances) }),
    ...(endsAt !== undefined && { ends_at: endsAt }),
    ...(droppedTrips !== undefined && { dropped_trips: JSON.stringify(droppedTrips) }),
  };
}

export function tripRow(bookingRef: string, sold: TripRecord, position: number): BookedTripRow {
  return {
    booking_ref: bookingRef,
    ref: sold.ref,
    position,
    listing_code: sold.trip.listingCode,
    provider: sold.provider,
    departure: sold.departure,
    ends_at: sold.end,
    people: sold.trip.people,
    total_usd: sold.totalUsd,
    cash_php: sold.cashPhp,
    documents: sold.documents,
    details: tripDetails(sold),
    pool: sold.poolUse?.pool ?? null,
    sharing: sold.poolUse?.sharing ?? null,
    seats: sold.poolUse?.seats ?? null,
  };
}

/** Everything of a trip's row that a change may alter. */
export function changedTripColumns(trip: TripRecord): Omit<BookedTripRow, 'booking_ref' | 'ref' | 'position'> {
  const { booking_ref: _ref, ref: _tripRef, position: _position, ...columns } = tripRow('', trip, 0);
  return columns;
}

/** The JSON of a trip's details. */
function tripDetails(sold: TripRecord): string {
  const { trip, title, path, origin, destination, pickup, dropoff, unknownHotels, policy, providerId, advisedFromAge } =
    sold;
  const { changes, retainedCents, isCalledOff, translation } = sold;
  const details: TripDetails = {
    trip,
    title,
    path,
    origin,
    destination,
    pickup,
    dropoff,
    unknownHotels,
    policy,
    providerId,
    ...(advisedFromAge !== undefined && { advisedFromAge }),
    ...(changes !== undefined && { changes }),
    ...(retainedCents !== undefined && { retainedCents }),
    ...(isCalledOff && { isCalledOff }),
    ...(translation && { translation }),
  };
  return JSON.stringify(details);
}

/** What a trip takes of its pool. Nothing for one without a pool, or of an earlier version. */
export function poolUseOf({ pool, sharing, seats }: Pick<BookedTripRow, 'pool' | 'sharing' | 'seats'>): {
  readonly poolUse?: TripPoolUse;
} {
  if (pool === null || sharing === null || seats === null) return {};
  return { poolUse: { pool, sharing: sharing as TripPoolUse['sharing'], seats } };
}

function tripOf(row: BookedTripRow): TripRecord {
  const { providerId = null, unknownHotels, ...details }: StoredDetails = JSON.parse(row.details);
  return {
    ref: row.ref,
    ...details,
    ...(unknownHotels ? { unknownHotels } : earlierStops(details)),
    provider: row.provider,
    providerId,
    departure: row.departure,
    end: row.ends_at,
    totalUsd: row.total_usd,
    cashPhp: row.cash_php,
    documents: row.documents as TripRecord['documents'],
    ...poolUseOf(row),
  };
}

/** The details of a trip without personal data: what was sold, and its policy. */
export function erasedTripDetails(text: string, nobody: string): string {
  const details: StoredDetails = JSON.parse(text);
  return JSON.stringify(withoutTypedWords(details, nobody));
}

export function eventRow(
  ref: string,
  { at, event, from, to, cause, actor }: StatusChange,
  position: number,
): BookingEventRow {
  return { booking_ref: ref, position, at, event, from_status: from, to_status: to, cause, actor };
}

export function eventOf({ at, event, from_status, to_status, cause, actor }: BookingEventRow): StatusChange {
  return { at, event, from: from_status, to: to_status, cause, actor } as StatusChange;
}
