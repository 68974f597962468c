/** A poor line must not hide a cart for longer. */
const PATIENCE_MS = 2000;

// The screens of the cart have these too: so they come with the screens' code, not before it.
async function askForCart(): Promise<void> {
  const [{ $cartItems }, { askForListings }] = await Promise.all([
    import('./cart.store.ts'),
    import('../listing/known-listings.store.ts'),
  ]);
  await askForListings($cartItems.get().map(({ trip }) => trip.listingCode));
}

/**
 * Asks for the listings of the cart. Its screens are drawn when they are there, at the latest after a while: drawn before,
 * they would move under the traveller's finger.
 *
 * @throws Error when the code that asks for them does not come
 */
export function cartListings(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([askForCart(), patience]);
}
