import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import { cancelledPaymentMessages } from '../../lib/messages/cancelled-payment.ts';
import { listOf } from '../../lib/messages/list-format.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { readBooking } from '../booking-service/read-booking.ts';
import { storeBooking } from '../booking-service/stored-bookings.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { loadRestorableTrips, type RestorableTrips, restoreTrips, roomInCart } from './restore-trips.ts';

/** Read by the operator. */
const REASON = 'The traveller put the trips back into the cart.';

/** Whether the trips of a booking can go back into the cart: unpaid, and open or cancelled. */
export function canRestore({ status, paid }: Booking): boolean {
  return paid.minor === 0 && (status === 'awaiting-payment' || status === 'cancelled');
}

/** Why some trips would be lost, or null. */
function lossText({ items, gone, unknown }: RestorableTrips): string | null {
  const language = pageLanguage();
  const t = cancelledPaymentMessages(language);
  if (unknown.length > 0) return t.notChecked(listOf(language, unknown));
  if (gone.length > 0) return t.wouldBeLost(listOf(language, gone));
  const tooMany = items.length - roomInCart();
  return tooMany > 0 ? t.cartIsFull(tooMany) : null;
}

/** @returns why it was not called off, or null */
async function cancelBooking({ ref }: Booking, service: BookingService): Promise<string | null> {
  const language = pageLanguage();
  const t = cancelledPaymentMessages(language);
  const expectedRefund = { minor: 0, currency: 'USD' };
  const outcome = await service.cancel(ref, { expectedRefund, reason: REASON });
  if (outcome.kind === 'ok') storeBooking(outcome.booking);
  if (outcome.kind === 'ok') return null;
  if (outcome.kind !== 'conflict' && outcome.kind !== 'invalid') return requestErrorText(outcome, t.failed, language);
  // An earlier attempt may have called it off, and its answer got lost.
  const read = await readBooking(ref, service);
  const isOff = read.kind === 'ok' && read.booking.status === 'cancelled';
  return isOff ? null : (serviceText(outcome.detail, language) ?? t.changed);
}

/**
 * Cancels an unpaid booking and restores its trips to the cart, all or none.
 *
 * @returns why it did not work, or null
 */
export async function restoreToCart(booking: Booking, service: BookingService): Promise<string | null> {
  const trips = await loadRestorableTrips(booking);
  const problem = lossText(trips) ?? (booking.status === 'cancelled' ? null : await cancelBooking(booking, service));
  if (problem === null) restoreTrips(trips.items);
  return problem;
}
