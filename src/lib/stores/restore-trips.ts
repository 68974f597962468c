import type { Booking } from '../booking/booking.schema.ts';
import { MOST_ITEMS, type NewItem } from '../cart/cart.ts';
import { itemPrice } from '../cart/price-item.ts';
import { detailIn } from '../catalogue/known-listing.ts';
import { $cartItems, putInCart } from './cart.ts';
import { $knownListings, askForListings } from './known-listings.ts';
import { $preference } from './preference.ts';

/**
 * The trips of a booking as new items for the cart, at today's prices. Those that are not offered any more, or of which nothing can be learnt now, are left out.
 */
export async function tripsToRestore({ trips }: Pick<Booking, 'trips'>): Promise<readonly NewItem[]> {
  await askForListings(trips.map(({ trip }) => trip.listingCode));
  return trips.flatMap(({ trip }) => {
    const detail = detailIn($knownListings.get(), trip.listingCode);
    if (!detail) return [];
    const { title, path, plan } = detail;
    return [{ trip, title, path, ...itemPrice(plan, trip.people, $preference.get()) }];
  });
}

/** Puts items into the cart, as many as fit. */
export function restoreTrips(items: readonly NewItem[]): void {
  for (const item of items.slice(0, MOST_ITEMS - $cartItems.get().length)) putInCart(item);
}
