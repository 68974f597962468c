import { Island } from './parts/Island.tsx';
import { LateView } from './parts/LateView.tsx';
import { onDemand } from './parts/on-demand.ts';

const view = onDemand(async () => (await import('./cart/CartView.tsx')).CartView);

// On its way while React is.
view.load().catch(() => undefined);

/** The cart (specification, sections 2 to 4): rendered in the browser only, which alone knows what is in it. */
export function CartPage() {
  return (
    <Island name="the cart">
      <LateView view={view} wait="Opening your cart …" />
    </Island>
  );
}
