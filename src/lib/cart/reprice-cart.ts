import type { BookableTrip } from '../booking/bookable-trip.ts';
import { type TripProblem, tripProblems } from '../booking/trip-validation.ts';
import type { Language } from '../languages/language.ts';
import { manilaInstant } from '../time/manila.ts';
import type { Cart } from './cart.ts';
import type { CartItem } from './cart-item.schema.ts';
import { type CartCurrency, itemPrice } from './price-item.ts';

/** The state of an item after comparing it with today's catalogue. */
export type ItemState =
  | { readonly kind: 'ready' }
  /** The price in dollars is another one now; the item has the new one. */
  | { readonly kind: 'repriced'; readonly oldUsd: number }
  /** Bookable after a change. */
  | { readonly kind: 'problem'; readonly problems: readonly TripProblem[] }
  /** Departed already. */
  | { readonly kind: 'departed' }
  /** The operator no longer offers it. */
  | { readonly kind: 'withdrawn' }
  /** A sample listing, which cannot be booked. */
  | { readonly kind: 'sample' };

/** An item with today's price and its state. */
export interface RepricedItem {
  readonly item: CartItem;
  readonly state: ItemState;
}

function hasItemDeparted({ trip }: CartItem, now: number): boolean {
  return manilaInstant(trip.date, trip.time) <= now;
}

function repriceItem(
  item: CartItem,
  trip: BookableTrip | undefined,
  currency: CartCurrency,
  now: number,
  language: Language,
): RepricedItem {
  if (trip?.sample) return { item, state: { kind: 'sample' } };
  if (hasItemDeparted(item, now)) return { item, state: { kind: 'departed' } };
  if (!trip) return { item, state: { kind: 'withdrawn' } };
  const priced = { ...item, ...itemPrice(trip.price, item.trip.people, currency) };
  const problems = tripProblems(item.trip, trip, now, language);
  if (problems.length > 0) return { item: priced, state: { kind: 'problem', problems } };
  return priced.totalUsd === item.totalUsd
    ? { item: priced, state: { kind: 'ready' } }
    : { item: priced, state: { kind: 'repriced', oldUsd: item.totalUsd } };
}

/**
 * Compares a cart with today's catalogue: new prices, and a state for each difference. Trips that
 * left, cannot be booked any more or are gone are marked, never removed.
 *
 * @param trips today's listings by code
 * @param now an instant in milliseconds since 1970
 */
export function repriceCart(
  cart: Cart,
  trips: ReadonlyMap<string, BookableTrip>,
  currency: CartCurrency,
  now: number,
  language: Language,
): readonly RepricedItem[] {
  return cart.map((item) => repriceItem(item, trips.get(item.trip.listingCode), currency, now, language));
}
