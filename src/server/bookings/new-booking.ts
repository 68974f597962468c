import type { PlaceBookingRequest } from '../../lib/bookings/bookings.contract.ts';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import { paymentDeadline } from '../../lib/payments/payment-deadline.ts';
import { paymentPlan } from '../../lib/payments/payment-plan.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import { bookedTripOf, payableTripOf } from './booked-trip.ts';

/** What a booking takes over from its request. */
type BookingRequest = Pick<PlaceBookingRequest, 'bookingRef' | 'contactInfo' | 'currency' | 'language'>;

/**
 * A booking of items that were checked against the catalogue.
 *
 * @param holdHours how long unpaid places are reserved at most
 * @param now an instant in milliseconds since 1970
 */
export function newBooking(
  { bookingRef, contactInfo, currency, language = DEFAULT_LANGUAGE }: BookingRequest,
  items: readonly CartItem[],
  catalogue: BookingCatalogue,
  holdHours: number,
  now: number,
): BookingRecord {
  const trips = items.map((item) => tripOfItem(item, catalogue, language));
  const payables = trips.map(payableTripOf);
  const plan = paymentPlan(payables, now);
  return {
    ref: bookingRef,
    status: 'awaiting-payment',
    placedAt: manilaIso(now),
    expiresAt: manilaIso(paymentDeadline(payables, holdHours, now)),
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
    language,
    trips,
  };
}

function tripOfItem(item: CartItem, catalogue: BookingCatalogue, language: Language): TripRecord {
  const listing = catalogue.trips.get(item.trip.listingCode);
  if (!listing) throw new Error(`"${item.trip.listingCode}" is not in the catalogue: check the cart first`);
  return bookedTripOf(item, listing, catalogue, language);
}
