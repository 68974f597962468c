import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { MAX_ITEMS, type NewItem } from '../../lib/cart/cart.ts';
import { itemPrice } from '../../lib/cart/price-item.ts';
import type { KnownListings } from '../../lib/catalogue/known-listing.ts';
import type { Preference } from '../../lib/money/currency-preference.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { $knownListings, loadKnownListings } from '../listing/known-listings.store.ts';
import { $cartItems, putInCart } from './cart.store.ts';

/** The trips that can be restored to the cart, and the titles of the others. */
export interface RestorableTrips {
  /** New items at today's prices. */
  readonly items: readonly NewItem[];
  /** Titles that are withdrawn. */
  readonly gone: readonly string[];
  /** Titles that could not be loaded. */
  readonly unknown: readonly string[];
}

function sortTrips(trips: Booking['trips'], listings: KnownListings, preference: Preference): RestorableTrips {
  const items: NewItem[] = [];
  const gone: string[] = [];
  const unknown: string[] = [];
  for (const { trip, title } of trips) {
    const known = listings.get(trip.listingCode);
    if (known?.kind === 'found') {
      const { detail } = known;
      items.push({ trip, title: detail.title, path: detail.path, ...itemPrice(detail.plan, trip.people, preference) });
    } else if (known?.kind === 'gone') gone.push(title);
    else unknown.push(title);
  }
  return { items, gone, unknown };
}

/** Looks up which trips of a booking can go back into the cart. */
export async function loadRestorableTrips({ trips }: Pick<Booking, 'trips'>): Promise<RestorableTrips> {
  await loadKnownListings(trips.map(({ trip }) => trip.listingCode));
  return sortTrips(trips, $knownListings.get(), $preference.get());
}

/** Number of trips that still fit into the cart. */
export function roomInCart(): number {
  return MAX_ITEMS - $cartItems.get().length;
}

/** Adds items to the cart; check {@link roomInCart} before. */
export function restoreTrips(items: readonly NewItem[]): void {
  for (const item of items) putInCart(item);
}
