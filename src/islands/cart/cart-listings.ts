/** Milliseconds for which a poor connection may hide a cart. */
const LISTINGS_TIMEOUT_MS = 2000;

// Loaded with the code of the cart's screens, which share it.
async function requestListings(): Promise<void> {
  const [{ $cartItems }, { loadKnownListings }] = await Promise.all([
    import('./cart.store.ts'),
    import('../listing/known-listings.store.ts'),
  ]);
  await loadKnownListings($cartItems.get().map(({ trip }) => trip.listingCode));
}

/**
 * Loads the listings of the cart, and resolves at the latest after the timeout. Screens that are
 * drawn before would move under the traveller's finger.
 *
 * @throws Error when the code that loads them does not come
 */
export function loadCartListings(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, LISTINGS_TIMEOUT_MS));
  return Promise.race([requestListings(), timeout]);
}
