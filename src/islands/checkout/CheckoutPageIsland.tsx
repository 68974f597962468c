import type { Operator } from '../../lib/site/operator.schema.ts';
import { go, service } from '../booking-service/screen-deps.ts';
import { loadCartListings } from '../cart/cart-listings.ts';
import { StorageBlocked } from '../cart/StorageBlockedIsland.tsx';
import { Island } from '../kit/Island.tsx';
import { LazyScreen } from '../kit/lazy-screen.tsx';

const load = async () => {
  const [{ CheckoutScreen }] = await Promise.all([import('./CheckoutScreen.tsx'), loadCartListings()]);
  return CheckoutScreen;
};

// Both begin to come while React does.
load().catch(() => undefined);

/** The checkout (specification.md#routes: /payment): rendered in the browser only, which alone knows the cart. */
export function CheckoutPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the checkout">
      <StorageBlocked operator={operator} />
      <LazyScreen load={load} screen={{ operator, service, go }} />
    </Island>
  );
}
