import * as z from 'zod/mini';
import type { PlaceBookingRequest } from '../../lib/bookings/bookings.contract.ts';
import { isSameCart } from '../../lib/cart/cart-equality.ts';
import { bookingRejectedText } from '../../lib/checkout/booking-rejected.text.ts';
import { fieldErrorSchema } from '../../lib/site/problem.ts';
import { $attempts, type Attempt, attemptAt } from '../booking-service/booking-attempts.store.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { isUnanswered } from '../booking-service/is-unanswered.ts';
import { $cartItems } from '../cart/cart.store.ts';
import { persistent } from '../kit/persistent.ts';
import { type PlacementOutcome, placeOnce } from './send-booking.ts';

const pendingSchema = z.object({
  /** The key of the attempt that is to be sent; null where nothing waits. */
  waiting: z.nullable(z.object({ key: z.string(), since: z.number() })),
  /** What came of the last one, until the traveller has seen it. */
  news: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('booked'), ref: z.string() }),
      z.object({
        kind: z.literal('refused'),
        detail: z.string(),
        /** The fields that the service did not take. */
        errors: z._default(z.array(fieldErrorSchema), []),
      }),
    ]),
  ),
});

/** A booking that waits for a connection, and what came of the last one. */
export type PendingBookings = z.infer<typeof pendingSchema>;

export type SendResult = NonNullable<PendingBookings['news']>;

export const NOTHING_PENDING: PendingBookings = { waiting: null, news: null };

/** What was written without a connection and is sent when there is one. It survives the browser being closed. */
export const $pendingBookings = persistent<PendingBookings>('outbox.1', {
  fallback: NOTHING_PENDING,
  parse: (stored) => z.safeParse(pendingSchema, stored).data,
});

const CHANGED = 'Your trips are others now than when you booked.';

/** The booking that waits, or null. */
export function pendingBooking(): Attempt | null {
  const { waiting } = $pendingBookings.get();
  return $attempts.get().find(({ key }) => key === waiting?.key) ?? null;
}

/** Keeps a booking that could not be sent, to be sent when there is a connection. @param now milliseconds since 1970 */
export function storePending(request: PlaceBookingRequest, now: number = Date.now()): void {
  const attempt = attemptAt(request);
  if (attempt) $pendingBookings.set({ waiting: { key: attempt.key, since: now }, news: null });
}

/** The traveller wants to change it first. */
export function cancelPending(): void {
  $pendingBookings.set({ ...$pendingBookings.get(), waiting: null });
}

/** The traveller has seen what came of it. */
export function clearSendResult(): void {
  $pendingBookings.set({ ...$pendingBookings.get(), news: null });
}

/** Whether the cart is still the one that was to be booked. */
function isUnchanged({ request }: Attempt): boolean {
  return request.bookingRef === $bookingRef.get() && isSameCart(request.bookingItems, $cartItems.get());
}

function sendResultOf(outcome: PlacementOutcome): SendResult {
  if (outcome.kind === 'ok') return { kind: 'booked', ref: outcome.booking.ref };
  return {
    kind: 'refused',
    detail: bookingRejectedText(outcome),
    errors: 'errors' in outcome ? [...outcome.errors] : [],
  };
}

/** One tab of the browser sends; the others hear of it by the store. */
async function withSendLock<Result>(task: () => Promise<Result>): Promise<Result | null> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (!locks) return task();
  let isRunning = false;
  const run = async (lock: Lock | null) => {
    isRunning = true;
    return lock ? task() : null;
  };
  // A browser that forbids storage forbids locks with it.
  return locks.request('outbox', { ifAvailable: true }, run).catch((error: unknown) => {
    if (isRunning || !(error instanceof DOMException)) throw error;
    return task();
  });
}

/** Where the reference turned out to be lost, it waits under a new one. */
function renewPending({ request }: Attempt): void {
  const { waiting } = $pendingBookings.get();
  const bookingRef = $bookingRef.get();
  if (!waiting || bookingRef === null || bookingRef === request.bookingRef) return;
  storePending({ ...request, bookingRef }, waiting.since);
}

async function send(service: BookingService): Promise<PlacementOutcome | null> {
  if ($pendingBookings.get().waiting === null) return null;
  const attempt = pendingBooking();
  if (!attempt || !isUnchanged(attempt)) {
    $pendingBookings.set({ waiting: null, news: attempt && { kind: 'refused', detail: CHANGED, errors: [] } });
    return null;
  }
  const outcome = await placeOnce(attempt.request, service);
  if (isUnanswered(outcome)) {
    renewPending(attempt);
    return outcome;
  }
  $pendingBookings.set({ waiting: null, news: sendResultOf(outcome) });
  return outcome;
}

/**
 * Sends the booking that waits, once: under its own key, and only while the cart is still the one that was meant. Without an answer it goes on waiting.
 *
 * @returns what came of it; null where nothing waits, or another tab is sending
 */
export function sendPending(service: BookingService): Promise<PlacementOutcome | null> {
  return withSendLock(() => send(service));
}
