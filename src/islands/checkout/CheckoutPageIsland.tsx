import type { Operator } from '../../lib/site/operator.schema.ts';
import { go, service } from '../booking-service/screen-deps.ts';
import { cartListings } from '../cart/cart-listings.ts';
import { UnkeptScreen } from '../cart/storage-blocked-screen.tsx';
import { Island } from '../kit/Island.tsx';
import { LateScreen } from '../kit/lazy-screen.tsx';

const load = async () => {
  const [{ CheckoutScreen }] = await Promise.all([import('./CheckoutScreen.tsx'), cartListings()]);
  return CheckoutScreen;
};

// Both begin to come while React does.
load().catch(() => undefined);

/** The checkout (specification.md#routes: /payment): rendered in the browser only, which alone knows the cart. */
export function PaymentPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the checkout">
      <UnkeptScreen operator={operator} />
      <LateScreen load={load} screen={{ operator, service, go }} />
    </Island>
  );
}
