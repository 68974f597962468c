import * as z from 'zod/mini';
import { fullDepartureSchema } from '../../lib/availability/full-trip.schema.ts';
import type { PlaceBookingRequest } from '../../lib/bookings/bookings.contract.ts';
import { fieldErrorSchema } from '../../lib/site/problem.ts';
import { persistent } from '../storage/persistent.ts';
import { $attempts, type Attempt, attemptAt } from './booking-attempts.store.ts';

const pendingSchema = z.object({
  /** The key of the attempt to send; null where none is waiting. */
  waiting: z.nullable(z.object({ key: z.string(), since: z.number() })),
  /** The result of the last one, until the traveller has seen it. */
  news: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('booked'), ref: z.string() }),
      z.object({
        kind: z.literal('refused'),
        detail: z.string(),
        /** The fields that the service did not take. */
        errors: z._default(z.array(fieldErrorSchema), []),
        /** The departures that had no place. */
        full: z.optional(z.array(fullDepartureSchema)),
      }),
    ]),
  ),
});

/** A booking that waits for a connection, and the result of the last one. */
export type PendingBookings = z.infer<typeof pendingSchema>;

export type SendResult = NonNullable<PendingBookings['news']>;

export const NOTHING_PENDING: PendingBookings = { waiting: null, news: null };

/** Bookings made offline, to be sent with the next connection. Survives closing the browser. */
export const $pendingBookings = persistent<PendingBookings>('outbox.1', {
  fallback: NOTHING_PENDING,
  parse: (stored) => z.safeParse(pendingSchema, stored).data,
});

/** The booking that waits, or null. */
export function pendingBooking(): Attempt | null {
  const { waiting } = $pendingBookings.get();
  return $attempts.get().find(({ key }) => key === waiting?.key) ?? null;
}

/**
 * Stores a booking that could not be sent, for the next connection. @param now milliseconds since
 * 1970
 */
export function storePending(request: PlaceBookingRequest, now: number = Date.now()): void {
  const attempt = attemptAt(request);
  if (attempt) $pendingBookings.set({ waiting: { key: attempt.key, since: now }, news: null });
}

/** Cancels the sending, as the traveller wants to change the booking first. */
export function cancelPending(): void {
  $pendingBookings.set({ ...$pendingBookings.get(), waiting: null });
}

/** Removes the result after the traveller has seen it. */
export function clearSendResult(): void {
  $pendingBookings.set({ ...$pendingBookings.get(), news: null });
}
