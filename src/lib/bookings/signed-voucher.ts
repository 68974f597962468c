import { isBookingRef } from '../booking/booking-ref.ts';
import { manilaDate } from '../time/manila.ts';
import type { BookedTrip } from './booking.schema.ts';
import { type VoucherBooking, voucherText } from './voucher-code.ts';

/** A signature is as long as three lines. */
const MAX_SIGNED_LINES = 3;

const STAMP = /^v1\.([A-Za-z0-9-]{1,20})\.(\d{1,4})\.(\d{4}-\d\d-\d\d)\.([\w-]{86})$/;
const TRIP_LINE = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) (.+), (?:1 person|\d+ people)$/;
const MORE_LINE = /^and \d+ more$/;

/** A trip as a voucher says it. */
export interface VoucherTrip {
  /** ISO date in Palawan. */
  readonly day: string;
  /** The hour in Palawan: `07:30`. */
  readonly time: string;
}

/** What stands on a voucher; nothing of it is checked. */
export interface ParsedVoucher {
  readonly ref: string;
  readonly name: string;
  /** The first ones. */
  readonly trips: readonly VoucherTrip[];
  /** Whether there are more than those. */
  readonly hasMore: boolean;
  /** Null on vouchers from before they were signed, and on those of unpaid bookings. */
  readonly stamp: VoucherStamp | null;
}

/** The last line of a signed voucher. */
export interface VoucherStamp {
  readonly keyId: string;
  readonly revision: number;
  /** The day on which the last trip ends. */
  readonly lastDay: string;
  /** The text that is signed. */
  readonly content: string;
  /** 64 bytes, base64url. */
  readonly signature: string;
}

interface RevisedBooking {
  readonly trips: readonly ChangedTrip[];
  readonly droppedTrips?: readonly ChangedTrip[] | undefined;
}

interface ChangedTrip {
  readonly departure: string;
  readonly changes?: number | undefined;
}

/**
 * Tells a voucher from those before a trip was changed: it grows with each change. A trip that was
 * taken out still counts, and its voucher stays true of the others.
 */
export function voucherRevision({ trips, droppedTrips = [] }: RevisedBooking): number {
  return [...trips, ...droppedTrips].reduce((sum, { changes = 0 }) => sum + changes, 1);
}

/** A booking of which a voucher is signed. */
export interface SignedBooking extends VoucherBooking {
  readonly trips: readonly Pick<BookedTrip, 'trip' | 'departure' | 'end' | 'changes'>[];
  readonly droppedTrips?: readonly ChangedTrip[] | undefined;
}

/** The text of a voucher that is signed; the code has a dot and the signature after it. */
export function voucherContent(booking: SignedBooking, keyId: string): string {
  const ends = booking.trips.map(({ end }) => Date.parse(end));
  const stamp = ['v1', keyId, voucherRevision(booking), manilaDate(Math.max(...ends))].join('.');
  return `${voucherText(booking, MAX_SIGNED_LINES)}\n${stamp}`;
}

/** Reads a voucher's code; null for one that is no voucher. */
export function parseVoucher(code: string): ParsedVoucher | null {
  const written = code.split('\n');
  const stamp = stampOf(code, written.at(-1) ?? '');
  const [ref, name = '', ...rest] = stamp ? written.slice(0, -1) : written;
  if (!isBookingRef(ref)) return null;
  const hasMore = MORE_LINE.test(rest.at(-1) ?? '');
  const lines = (hasMore ? rest.slice(0, -1) : rest).map(tripOf);
  const trips = lines.filter((trip) => trip !== null);
  return trips.length < lines.length ? null : { ref, name, trips, hasMore, stamp };
}

function tripOf(line: string): VoucherTrip | null {
  const [, day = '', time = ''] = TRIP_LINE.exec(line) ?? [];
  return day === '' ? null : { day, time };
}

function stampOf(code: string, line: string): VoucherStamp | null {
  const [, keyId = '', revision = '', lastDay = '', signature = ''] = STAMP.exec(line) ?? [];
  if (signature === '') return null;
  return { keyId, revision: Number(revision), lastDay, content: code.slice(0, -signature.length - 1), signature };
}
