import { $cartItems } from '../lib/stores/cart.ts';
import { askForListings } from '../lib/stores/known-listings.ts';

/** A poor line must not hide a cart for longer. */
const PATIENCE_MS = 2000;

/**
 * Asks for the listings of the cart. Its screens are drawn when they are there, at the latest after a while: drawn before,
 * they would move under the traveller's finger. Never rejects.
 */
export function cartListings(): Promise<void> {
  const codes = $cartItems.get().map(({ trip }) => trip.listingCode);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([askForListings(codes), patience]);
}
