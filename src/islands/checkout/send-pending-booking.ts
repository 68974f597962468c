import { fullDepartures } from '../../lib/availability/full-departure.ts';
import { isSameCart } from '../../lib/cart/cart-equality.ts';
import { bookingRejectedText } from '../../lib/checkout/booking-rejected.text.ts';
import { bookingRejectedMessages } from '../../lib/messages/booking-rejected.ts';
import type { Attempt } from '../booking-service/booking-attempts.store.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { isUnanswered } from '../booking-service/is-unanswered.ts';
import {
  $pendingBookings,
  pendingBooking,
  type SendResult,
  storePending,
} from '../booking-service/pending-bookings.store.ts';
import { $cartItems } from '../cart/cart.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { withSendLock } from '../storage/web-lock.ts';
import { placeOnce, type SendBookingOutcome } from './send-booking.ts';

/** Whether the cart is still the one that was to be booked. */
function isUnchanged({ request }: Attempt): boolean {
  return request.bookingRef === $bookingRef.get() && isSameCart(request.bookingItems, $cartItems.get());
}

function sendResultOf(outcome: SendBookingOutcome, { request }: Attempt): SendResult {
  if (outcome.kind === 'ok') return { kind: 'booked', ref: outcome.booking.ref };
  const full = 'fullTrips' in outcome ? fullDepartures(outcome.fullTrips ?? [], request.bookingItems) : [];
  return {
    kind: 'refused',
    detail: bookingRejectedText(outcome, pageLanguage()),
    errors: 'errors' in outcome ? [...outcome.errors] : [],
    ...(full.length > 0 && { full: [...full] }),
  };
}

/** Stores the booking under a new reference where the old one was lost. */
function renewPending({ request }: Attempt): void {
  const { waiting } = $pendingBookings.get();
  const bookingRef = $bookingRef.get();
  if (!waiting || bookingRef === null || bookingRef === request.bookingRef) return;
  storePending({ ...request, bookingRef }, waiting.since);
}

async function send(service: BookingService): Promise<SendBookingOutcome | null> {
  if ($pendingBookings.get().waiting === null) return null;
  const attempt = pendingBooking();
  if (!attempt || !isUnchanged(attempt)) {
    $pendingBookings.set({
      waiting: null,
      news: attempt && { kind: 'refused', detail: bookingRejectedMessages(pageLanguage()).changed, errors: [] },
    });
    return null;
  }
  const outcome = await placeOnce(attempt.request, service);
  if (isUnanswered(outcome)) {
    renewPending(attempt);
    return outcome;
  }
  $pendingBookings.set({ waiting: null, news: sendResultOf(outcome, attempt) });
  return outcome;
}

/**
 * Sends the pending booking once, with its own key, while its cart is unchanged. Without an answer
 * it stays pending.
 *
 * @returns the outcome; null where none is pending, or another tab is sending
 */
export function sendPending(service: BookingService): Promise<SendBookingOutcome | null> {
  return withSendLock(() => send(service));
}
