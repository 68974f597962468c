import type { Booking } from '../../lib/booking/booking.schema.ts';
import { troubleText } from '../../lib/checkout/trouble-text.ts';
import type { BookingService } from '../../lib/stores/booking-service/booking-service.ts';
import { keepBooking } from '../../lib/stores/kept-bookings.ts';
import { restoreTrips, tripsToRestore } from '../../lib/stores/restore-trips.ts';

const REASON = 'The traveller put the trips back into the cart.';
const DOING = { not: 'Nothing was changed', safe: 'Your booking stands as it is.' };

/**
 * Calls off a booking of which nothing is paid, and puts its trips into the cart again.
 *
 * @returns why it did not work, or null
 */
export async function putBackIntoCart(booking: Booking, service: BookingService): Promise<string | null> {
  const items = await tripsToRestore(booking);
  if (items.length === 0) return troubleText({ kind: 'offline' }, DOING);
  const expectedRefund = { minor: 0, currency: 'USD' };
  const outcome = await service.cancel(booking.ref, { expectedRefund, reason: REASON });
  if (outcome.kind === 'conflict' || outcome.kind === 'invalid')
    return outcome.detail ?? 'Something has changed. Reload the page.';
  if (outcome.kind !== 'ok') return troubleText(outcome, DOING);
  keepBooking(outcome.booking);
  restoreTrips(items);
  return null;
}
