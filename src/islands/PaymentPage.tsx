import type { Operator } from '../lib/site/operator.schema.ts';
import { cartListings } from './cart-listings.ts';
import { LateScreen } from './late-screen.tsx';
import { Island } from './parts/Island.tsx';
import { go, service } from './screen-ports.ts';
import { UnkeptScreen } from './unkept-screen.tsx';

const load = async () => {
  const [{ CheckoutScreen }] = await Promise.all([import('./checkout/CheckoutScreen.tsx'), cartListings()]);
  return CheckoutScreen;
};

// Both begin to come while React does.
load().catch(() => undefined);

/** The checkout (specification, section 2: /payment): rendered in the browser only, which alone knows the cart. */
export function PaymentPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the checkout">
      <UnkeptScreen operator={operator} />
      <LateScreen load={load} screen={{ operator, service, go }} />
    </Island>
  );
}
