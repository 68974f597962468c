import { LateScreen } from './late-screen.tsx';
import { Island } from './parts/Island.tsx';
import { go } from './screen-ports.ts';

const load = () => import('./trips/TripsScreen.tsx').then(({ TripsScreen }) => TripsScreen);

// Begins to come while React does.
load().catch(() => undefined);

/** The bookings that this device knows. */
export function TripsPage() {
  return (
    <Island name="your trips">
      <LateScreen load={load} screen={{ go }} />
    </Island>
  );
}
