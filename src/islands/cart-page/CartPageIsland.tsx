import type { Operator } from '../../lib/site/operator.schema.ts';
import { loadCartListings } from '../cart/cart-listings.ts';
import { StorageBlocked } from '../cart/StorageBlockedIsland.tsx';
import { Island } from '../kit/Island.tsx';
import { LazyScreen } from '../kit/lazy-screen.tsx';
import { loadFilledCart } from './filled-cart-code.ts';

const load = async () => {
  const [{ CartScreen }] = await Promise.all([import('./CartScreen.tsx'), loadFilledCart(), loadCartListings()]);
  return CartScreen;
};

// All begin to come while React does.
load().catch(() => undefined);

/** The cart (specification.md#routes): rendered in the browser only, which alone knows what is in it. */
export function CartPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the cart">
      <StorageBlocked operator={operator} />
      <LazyScreen load={load} screen={{}} />
    </Island>
  );
}
