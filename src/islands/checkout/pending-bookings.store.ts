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
import { persistent } from '../storage/persistent.ts';
import { type PlacedOutcome, placeOnce } from './send-booking.ts';

const outboxSchema = z.object({
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
export type Outbox = z.infer<typeof outboxSchema>;

export type OutboxNews = NonNullable<Outbox['news']>;

export const NOTHING_WAITS: Outbox = { waiting: null, news: null };

/** What was written without a connection and is sent when there is one. It survives the browser being closed. */
export const $outbox = persistent<Outbox>('outbox.1', {
  fallback: NOTHING_WAITS,
  parse: (stored) => z.safeParse(outboxSchema, stored).data,
});

const CHANGED = 'Your trips are others now than when you booked.';

/** The booking that waits, or null. */
export function waitingBooking(): Attempt | null {
  const { waiting } = $outbox.get();
  return $attempts.get().find(({ key }) => key === waiting?.key) ?? null;
}

/** Keeps a booking that could not be sent, to be sent when there is a connection. @param now milliseconds since 1970 */
export function waitToSend(request: PlaceBookingRequest, now: number = Date.now()): void {
  const attempt = attemptAt(request);
  if (attempt) $outbox.set({ waiting: { key: attempt.key, since: now }, news: null });
}

/** The traveller wants to change it first. */
export function takeBack(): void {
  $outbox.set({ ...$outbox.get(), waiting: null });
}

/** The traveller has seen what came of it. */
export function noteNewsSeen(): void {
  $outbox.set({ ...$outbox.get(), news: null });
}

/** Whether the cart is still the one that was to be booked. */
function isStillMeant({ request }: Attempt): boolean {
  return request.bookingRef === $bookingRef.get() && isSameCart(request.bookingItems, $cartItems.get());
}

function newsOf(outcome: PlacedOutcome): OutboxNews {
  if (outcome.kind === 'ok') return { kind: 'booked', ref: outcome.booking.ref };
  return {
    kind: 'refused',
    detail: bookingRejectedText(outcome),
    errors: 'errors' in outcome ? [...outcome.errors] : [],
  };
}

/** One tab of the browser sends; the others hear of it by the store. */
async function alone<Result>(task: () => Promise<Result>): Promise<Result | null> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (!locks) return task();
  let begun = false;
  const begin = async (lock: Lock | null) => {
    begun = true;
    return lock ? task() : null;
  };
  // A browser that forbids storage forbids locks with it.
  return locks.request('outbox', { ifAvailable: true }, begin).catch((error: unknown) => {
    if (begun || !(error instanceof DOMException)) throw error;
    return task();
  });
}

/** Where the reference turned out to be lost, it waits under a new one. */
function followRenewed({ request }: Attempt): void {
  const { waiting } = $outbox.get();
  const bookingRef = $bookingRef.get();
  if (!waiting || bookingRef === null || bookingRef === request.bookingRef) return;
  waitToSend({ ...request, bookingRef }, waiting.since);
}

async function send(service: BookingService): Promise<PlacedOutcome | null> {
  if ($outbox.get().waiting === null) return null;
  const attempt = waitingBooking();
  if (!attempt || !isStillMeant(attempt)) {
    $outbox.set({ waiting: null, news: attempt && { kind: 'refused', detail: CHANGED, errors: [] } });
    return null;
  }
  const outcome = await placeOnce(attempt.request, service);
  if (isUnanswered(outcome)) {
    followRenewed(attempt);
    return outcome;
  }
  $outbox.set({ waiting: null, news: newsOf(outcome) });
  return outcome;
}

/**
 * Sends the booking that waits, once: under its own key, and only while the cart is still the one that was meant. Without an answer it goes on waiting.
 *
 * @returns what came of it; null where nothing waits, or another tab is sending
 */
export function sendWaiting(service: BookingService): Promise<PlacedOutcome | null> {
  return alone(() => send(service));
}
