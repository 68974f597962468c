import { onDemand } from '../kit/on-demand.ts';

/** The code that shows a cart's trips, with their dialog; an empty cart does not load it. */
export const filledCart = onDemand(async () => {
  const [{ FilledCartScreen }, { withBookingDialog }] = await Promise.all([
    import('../cart/FilledCartScreen.tsx'),
    import('../booking/with-booking-dialog.tsx'),
  ]);
  return withBookingDialog(FilledCartScreen);
});

/** Loads it where the cart has trips. @throws Error when it does not load */
export async function loadFilledCart(): Promise<void> {
  const { $cartItems } = await import('../cart/cart.store.ts');
  if ($cartItems.get().length > 0) await filledCart.load();
}
