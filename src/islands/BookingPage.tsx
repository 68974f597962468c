import { Island } from './parts/Island.tsx';
import { LateView } from './parts/LateView.tsx';
import { onDemand } from './parts/on-demand.ts';

const view = onDemand(async () => (await import('./booking/BookingView.tsx')).BookingView);

// On its way while React is.
view.load().catch(() => undefined);

/** The booking of a trip on a page of its own (specification, section 2: `/booking/{slug}`), rendered in the browser only. */
export function BookingPage() {
  return (
    <Island name="the booking">
      <LateView view={view} wait="Opening the booking …" />
    </Island>
  );
}
