import type { Booker } from '../../lib/booking/booker.schema.ts';
import { cartTotalUsd, convertCart } from '../../lib/cart/cart.ts';
import type { PaymentOutcome } from '../../lib/payments/payments.contract.ts';
import { bookingRef } from '../booking-service/booking-ref.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { isUnanswered } from '../booking-service/is-unanswered.ts';
import { storePending } from '../booking-service/pending-bookings.store.ts';
import { removeRequestKey, requestKey } from '../booking-service/request-keys.store.ts';
import { storeInstructions } from '../booking-service/stored-bookings.store.ts';
import { $cartItems } from '../cart/cart.store.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { placeOnce, type SendBookingOutcome } from './send-booking.ts';

/**
 * Books the cart at its shown prices, for a traveller who has agreed to the rules. Without an
 * answer, the booking becomes pending.
 */
export async function placeBooking(
  booker: Booker,
  method: string | null,
  service: BookingService,
): Promise<SendBookingOutcome> {
  const { currency, rate } = $preference.get();
  const items = convertCart($cartItems.get(), { currency, rate });
  const request = {
    bookingRef: bookingRef(),
    contactInfo: booker,
    bookingItems: [...items],
    currency,
    ...(method !== null && { paymentMethod: method }),
    expectedTotalUsd: cartTotalUsd(items),
    termsAccepted: true as const,
    language: pageLanguage(),
  };
  const outcome = await placeOnce(request, service);
  // Its reference may be another one by now: see send-booking.ts.
  if (isUnanswered(outcome)) storePending({ ...request, bookingRef: bookingRef() });
  return outcome;
}

/** Begins to pay what is due for a booking. Instructions are stored with it on this device. */
export async function startPayment(ref: string, method: string, service: BookingService): Promise<PaymentOutcome> {
  const purpose = `pay ${ref} by ${method}`;
  const outcome = await service.startPayment(ref, method, requestKey(purpose));
  if (!isUnanswered(outcome)) removeRequestKey(purpose);
  if (outcome.kind === 'instructions') storeInstructions(ref, outcome);
  return outcome;
}
