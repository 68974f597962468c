import { LateScreen } from './late-screen.tsx';
import { Island } from './parts/Island.tsx';

const load = () => import('./booking/BookingView.tsx').then(({ BookingView }) => BookingView);

// Begins to come while React does.
load().catch(() => undefined);

/** The booking of a trip on a page of its own (specification, section 2: `/booking/{slug}`), rendered in the browser only. */
export function BookingPage() {
  return (
    <Island name="the booking">
      <LateScreen load={load} screen={{}} />
    </Island>
  );
}
