import * as z from 'zod/mini';
import { type PlaceBookingRequest, placeBookingContract } from '../../lib/bookings/bookings.contract.ts';
import { stableStringify } from '../../lib/text/stable-stringify.ts';
import { listOf } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

const attemptSchema = z.object({
  key: z.string().check(z.regex(/^[0-9A-Z]{16}$/)),
  request: placeBookingContract.request,
});

/** A booking that was requested, and the key of that request. */
export type Attempt = z.infer<typeof attemptSchema>;

export const MAX_ATTEMPTS = 5;

/**
 * Attempts without an answer. Each may have booked, so it is repeated with its own key and never
 * made again.
 */
export const $attempts = persistent<readonly Attempt[]>('placing.1', {
  fallback: [],
  parse: listOf((stored) => z.safeParse(attemptSchema, stored).data, MAX_ATTEMPTS),
});

/**
 * The attempt at a request, or null where it was not made. Another contact or another price is
 * another request; another language is not, and the attempt stays in its own.
 */
export function attemptAt(request: PlaceBookingRequest): Attempt | null {
  const text = textOf(request);
  return $attempts.get().find((attempt) => textOf(attempt.request) === text) ?? null;
}

function textOf({ language: _language, ...request }: PlaceBookingRequest): string | undefined {
  return stableStringify(request);
}

/** Whether a booking of this reference is unanswered: then the server may have booked it. */
export function mayBeBooked(bookingRef: string): boolean {
  return $attempts.get().some(({ request }) => request.bookingRef === bookingRef);
}
