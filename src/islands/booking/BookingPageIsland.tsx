import { Island } from '../kit/Island.tsx';
import { LazyScreen } from '../kit/lazy-screen.tsx';

const load = () => import('./BookingScreen.tsx').then(({ BookingScreen }) => BookingScreen);

// Begins to come while React does.
load().catch(() => undefined);

/** The booking of a trip on a page of its own (specification.md#routes: `/booking/{slug}`), rendered in the browser only. */
export function BookingPage() {
  return (
    <Island name="the booking">
      <LazyScreen load={load} screen={{}} />
    </Island>
  );
}
