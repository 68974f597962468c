import type { Operator } from '../lib/site/operator.schema.ts';
import { cartListings } from './cart-listings.ts';
import { LateScreen } from './late-screen.tsx';
import { Island } from './parts/Island.tsx';
import { UnkeptScreen } from './unkept-screen.tsx';

const load = async () => {
  const [{ CartView }] = await Promise.all([import('./cart/CartView.tsx'), cartListings()]);
  return CartView;
};

// Both begin to come while React does.
load().catch(() => undefined);

/** The cart (specification, sections 2 to 4): rendered in the browser only, which alone knows what is in it. */
export function CartPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the cart">
      <UnkeptScreen operator={operator} />
      <LateScreen load={load} screen={{}} />
    </Island>
  );
}
