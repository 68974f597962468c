import * as z from 'zod/mini';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { BookingStatus } from '../../lib/bookings/booking-status.schema.ts';
import { redactPassports } from '../../lib/participants/redact-passports.ts';
import { listOf } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';
import { type PaymentInstructions, type StoredBooking, storedBookingSchema } from './stored-booking.schema.ts';

export const MAX_STORED = 20;

/** States in which money may be due. */
const UNPAID: readonly BookingStatus[] = ['awaiting-payment', 'deposit-paid', 'confirmed'];

const storable = (stored: StoredBooking): StoredBooking => ({ ...stored, booking: redactPassports(stored.booking) });

function parseStored(stored: unknown): StoredBooking | undefined {
  const { data } = z.safeParse(storedBookingSchema, stored);
  return data && storable(data);
}

/**
 * The bookings of this browser, newest first, so that a voucher opens without a network. No
 * passport is stored; masked ones are in memory while the page is open.
 */
export const $storedBookings = persistent<readonly StoredBooking[]>('kept-bookings.1', {
  fallback: [],
  parse: listOf(parseStored, MAX_STORED),
  toStored: (all) => all.map(storable),
});

/** A booking of this browser, or null. */
export function storedBooking(ref: string): StoredBooking | null {
  return $storedBookings.get().find(({ booking }) => booking.ref === ref) ?? null;
}

function put(stored: StoredBooking): void {
  const all = $storedBookings.get();
  const index = all.findIndex(({ booking }) => booking.ref === stored.booking.ref);
  $storedBookings.set(index < 0 ? [stored, ...all].slice(0, MAX_STORED) : all.with(index, stored));
}

/**
 * Stores a booking as the service sent it.
 *
 * @param now an instant in milliseconds since 1970
 */
export function storeBooking(booking: Booking, now: number = Date.now()): void {
  const known = storedBooking(booking.ref);
  // Instructions name an amount: after a change of the price it is another one.
  const isSamePrice = known?.booking.totalUsd === booking.totalUsd && known.booking.nowUsd === booking.nowUsd;
  const instructions = isSamePrice && UNPAID.includes(booking.status) ? known.instructions : null;
  put({ booking, instructions, placedHere: known?.placedHere ?? false, readAt: now });
}

/** Stores a booking that was just made here. */
export function storeOwnBooking(booking: Booking): void {
  storeBooking(booking);
  const stored = storedBooking(booking.ref);
  if (stored) put({ ...stored, placedHere: true });
}

/** Stores how to pay a stored booking. */
export function storeInstructions(ref: string, { amount, steps, reference }: PaymentInstructions): void {
  const stored = storedBooking(ref);
  if (stored) put({ ...stored, instructions: { amount, steps, reference } });
}

/** Removes a booking from this device; the service still has it. */
export function removeBooking(ref: string): void {
  $storedBookings.set($storedBookings.get().filter(({ booking }) => booking.ref !== ref));
}
