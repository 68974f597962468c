import { onDemand } from '../kit/on-demand.ts';

/** What shows the trips of a cart: an empty one does without. */
export const filledCartCode = onDemand(async () => (await import('./FilledCartScreen.tsx')).FilledCartScreen);

/** Loads it where the cart has trips. @throws Error when it does not load */
export async function loadFilledCart(): Promise<void> {
  const { $cartItems } = await import('./cart.store.ts');
  if ($cartItems.get().length > 0) await filledCartCode.load();
}
