import { go, service } from '../booking-service/screen-deps.ts';
import { Island } from '../kit/Island.tsx';
import { LazyScreen } from '../kit/lazy-screen.tsx';
import { loadTrips } from './load-trips.ts';

// Begins to come while React does.
loadTrips().catch(() => undefined);

/** The bookings that this device knows. */
export function TripsPage() {
  return (
    <Island name="your trips">
      <LazyScreen load={loadTrips} screen={{ go, service }} />
    </Island>
  );
}
