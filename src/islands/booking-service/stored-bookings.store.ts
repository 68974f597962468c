import * as z from 'zod/mini';
import { type Booking, bookingSchema } from '../../lib/bookings/booking.schema.ts';
import type { BookingStatus } from '../../lib/bookings/booking-status.schema.ts';
import { withoutPassports } from '../../lib/participants/redact-passports.ts';
import { listOf } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

const instructionsSchema = z.object({ amount: z.string(), steps: z.array(z.string()), reference: z.string() });

const keptSchema = z.object({
  booking: bookingSchema,
  /** How to pay by other means than a payment service, as the service said it last. */
  instructions: z.nullable(instructionsSchema),
  /** Whether it was booked in this browser; else it was opened by a link. */
  placedHere: z._default(z.boolean(), false),
  /** When the service said so, an instant in milliseconds since 1970. */
  readAt: z.number(),
});

/** How to pay by hand: an amount, what to do, and the reference to write on it. */
export type PaymentInstructions = z.infer<typeof instructionsSchema>;

/** A booking as it was when the service was last heard. */
export type KeptBooking = z.infer<typeof keptSchema>;

export const MOST_KEPT = 20;

/** Where money may still be due. */
const UNPAID: readonly BookingStatus[] = ['awaiting-payment', 'deposit-paid', 'confirmed'];

const keptOnly = (kept: KeptBooking): KeptBooking => ({ ...kept, booking: withoutPassports(kept.booking) });

function parseKept(stored: unknown): KeptBooking | undefined {
  const { data } = z.safeParse(keptSchema, stored);
  return data && keptOnly(data);
}

/**
 * The bookings of this browser, the newest first, so that a voucher opens without a network. Nothing of a passport is stored; what the service says of them,
 * without their numbers, is known as long as the page is open.
 */
export const $keptBookings = persistent<readonly KeptBooking[]>('kept-bookings.1', {
  fallback: [],
  parse: listOf(parseKept, MOST_KEPT),
  keeps: (all) => all.map(keptOnly),
});

/** A booking that this browser knows, or null. */
export function keptBooking(ref: string): KeptBooking | null {
  return $keptBookings.get().find(({ booking }) => booking.ref === ref) ?? null;
}

function put(kept: KeptBooking): void {
  const all = $keptBookings.get();
  const index = all.findIndex(({ booking }) => booking.ref === kept.booking.ref);
  $keptBookings.set(index < 0 ? [kept, ...all].slice(0, MOST_KEPT) : all.with(index, kept));
}

/**
 * Keeps a booking as the service gave it.
 *
 * @param now an instant in milliseconds since 1970
 */
export function keepBooking(booking: Booking, now: number = Date.now()): void {
  const known = keptBooking(booking.ref);
  const instructions = UNPAID.includes(booking.status) ? (known?.instructions ?? null) : null;
  put({ booking, instructions, placedHere: known?.placedHere ?? false, readAt: now });
}

/** Keeps a booking that was just made here. */
export function keepOwnBooking(booking: Booking): void {
  keepBooking(booking);
  const kept = keptBooking(booking.ref);
  if (kept) put({ ...kept, placedHere: true });
}

/** Keeps how to pay a booking that is kept. */
export function keepInstructions(ref: string, { amount, steps, reference }: PaymentInstructions): void {
  const kept = keptBooking(ref);
  if (kept) put({ ...kept, instructions: { amount, steps, reference } });
}

/** Forgets a booking on this device; the service still has it. */
export function forgetBooking(ref: string): void {
  $keptBookings.set($keptBookings.get().filter(({ booking }) => booking.ref !== ref));
}
