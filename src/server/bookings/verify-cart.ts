import type { PlaceBookingRequest } from '../../lib/bookings/bookings.contract.ts';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import { type RepricedItem, repriceCart } from '../../lib/cart/reprice-cart.ts';
import { sampleRefusal } from '../../lib/catalogue/sample.text.ts';
import { rateOf } from '../../lib/money/exchange-rates.ts';
import { type FieldError, SAMPLE_LISTING } from '../../lib/site/problem.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';

/** The result of comparing a cart with the catalogue. */
export type CartVerification =
  | { readonly kind: 'ready'; readonly items: readonly CartItem[] }
  /** The corrected cart, and its differences. */
  | { readonly kind: 'different'; readonly items: readonly CartItem[]; readonly errors: readonly FieldError[] };

/** States of items that are removed from the cart. */
const GONE: ReadonlySet<string> = new Set<RepricedItem['state']['kind']>(['departed', 'withdrawn', 'sample']);

/**
 * Computes a cart again: prices, limits, notice and days come from the catalogue. Every difference
 * from what the traveller saw is reported.
 *
 * @param now an instant in milliseconds since 1970
 */
export function verifyCart(request: PlaceBookingRequest, catalogue: BookingCatalogue, now: number): CartVerification {
  const { bookingItems, currency, expectedTotalUsd } = request;
  const rate = rateOf(catalogue.rates, currency);
  const refreshed = repriceCart(bookingItems, catalogue.trips, { currency, rate }, now, 'en').map((entry) =>
    named(entry, catalogue),
  );
  const items = refreshed.filter(({ state }) => !GONE.has(state.kind)).map(({ item }) => item);
  const errors = refreshed.flatMap(({ state }, index) => errorsOf(state, `bookingItems.${index}`));
  const totalUsd = items.reduce((sum, item) => sum + item.totalUsd, 0);
  if (errors.length === 0 && totalUsd === expectedTotalUsd) return { kind: 'ready', items };
  const total: FieldError[] =
    totalUsd === expectedTotalUsd
      ? []
      : [{ field: 'expectedTotalUsd', detail: `The price of everything is $${totalUsd}.` }];
  return { kind: 'different', items, errors: [...errors, ...total] };
}

/** Names and pages of trips are the catalogue's too. */
function named({ item, state }: RepricedItem, { trips }: BookingCatalogue): RepricedItem {
  const listing = trips.get(item.trip.listingCode);
  return listing ? { item: { ...item, title: listing.title, path: listing.path }, state } : { item, state };
}

function errorsOf(state: RepricedItem['state'], field: string): FieldError[] {
  switch (state.kind) {
    case 'ready':
      return [];
    case 'repriced':
      return [{ field: `${field}.totalUsd`, detail: `Its price has changed: it was $${state.oldUsd}.` }];
    case 'departed':
      return [
        { field: `${field}.trip.date`, detail: 'This trip has already left. Choose another day.', code: state.kind },
      ];
    case 'withdrawn':
      return [{ field: `${field}.trip.listingCode`, detail: 'This trip is no longer offered.', code: state.kind }];
    case 'sample':
      return [sampleError(field)];
    case 'problem':
      return state.problems.map(({ field: name, kind, text }) => ({
        field: `${field}.trip.${name}`,
        detail: text,
        code: kind,
      }));
  }
}

function sampleError(field: string): FieldError {
  return { field: `${field}.trip.listingCode`, detail: sampleRefusal('en'), code: SAMPLE_LISTING };
}

/** Errors for sample listings: a cart with one is not saved. */
export function sampleErrors(items: PlaceBookingRequest['bookingItems'], { trips }: BookingCatalogue): FieldError[] {
  return items.flatMap(({ trip }, index) =>
    trips.get(trip.listingCode)?.sample ? [sampleError(`bookingItems.${index}`)] : [],
  );
}
