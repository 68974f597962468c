import type { Operator } from '../lib/site/operator.schema.ts';
import { LateScreen } from './late-screen.tsx';
import { Island } from './parts/Island.tsx';
import { UnkeptScreen } from './unkept-screen.tsx';

const listings = () => import('./cart-listings.ts').then(({ cartListings }) => cartListings());

const load = async () => {
  const [{ CartView }] = await Promise.all([import('./cart/CartView.tsx'), listings()]);
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
