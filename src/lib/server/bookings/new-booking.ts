import type { PlaceBookingRequest } from '../../api/bookings.ts';
import { manilaIso } from '../../booking/manila-time.ts';
import type { CartItem } from '../../cart/cart-item.schema.ts';
import { paymentPlan } from '../../payment/payment-plan.ts';
import type { BookingCatalogue } from '../booking-catalogue.ts';
import type { BookingRecord, SoldTrip } from './booking-record.ts';
import { payable, soldTrip } from './sold-trip.ts';

/**
 * A booking of items that were checked against the catalogue.
 *
 * @param now an instant in milliseconds since 1970
 */
export function newBooking(
  { bookingRef, contactInfo, currency }: PlaceBookingRequest,
  items: readonly CartItem[],
  catalogue: BookingCatalogue,
  now: number,
): BookingRecord {
  const trips = items.map((item) => sold(item, catalogue));
  const plan = paymentPlan(trips.map(payable), now);
  return {
    ref: bookingRef,
    status: 'awaiting-payment',
    placedAt: manilaIso(now),
    expiresAt: expiryOf(trips, catalogue.payment.keepHours, now),
    booker: contactInfo,
    currency,
    totalUsd: trips.reduce((sum, { totalUsd }) => sum + totalUsd, 0),
    nowUsd: plan.nowUsd,
    balances: [...plan.balances],
    paidCents: 0,
    refundCents: 0,
    refundedCents: 0,
    endsAt: trips
      .map(({ end }) => end)
      .toSorted()
      .at(-1) as string,
    trips,
  };
}

/** Places are kept for some hours, and never beyond the first departure. */
function expiryOf(trips: readonly SoldTrip[], keepHours: number, now: number): string {
  const kept = manilaIso(now + keepHours * 3_600_000);
  return [kept, ...trips.map(({ departure }) => departure)].toSorted()[0] as string;
}

function sold(item: CartItem, { trips, areas }: BookingCatalogue): SoldTrip {
  const listing = trips.get(item.trip.listingCode);
  if (!listing) throw new Error(`"${item.trip.listingCode}" is not in the catalogue: check the cart first`);
  return soldTrip(item, listing, areas);
}
