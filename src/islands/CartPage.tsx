import { LateScreen } from './late-screen.tsx';
import { Island } from './parts/Island.tsx';

const load = () => import('./cart/CartView.tsx').then(({ CartView }) => CartView);

// Begins to come while React does.
load().catch(() => undefined);

/** The cart (specification, sections 2 to 4): rendered in the browser only, which alone knows what is in it. */
export function CartPage() {
  return (
    <Island name="the cart">
      <LateScreen load={load} screen={{}} />
    </Island>
  );
}
