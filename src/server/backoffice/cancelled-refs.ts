import type { TripProvider } from '../../lib/booking/booking-catalogue.schema.ts';
import { isRunBy } from '../../lib/bookings/trip-provider.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { periodOf } from './departures.ts';

interface CancelledQuery {
  /** ISO date in Palawan. */
  readonly day: string;
  readonly providers: readonly TripProvider[];
  /** The company of the driver who asks; null for the office. */
  readonly driverOf: string | null;
}

/** References of cancelled and expired bookings with a trip on a day. */
export async function cancelledRefsOn(
  { backoffice }: Pick<Repositories, 'backoffice'>,
  { day, providers, driverOf }: CancelledQuery,
): Promise<readonly string[]> {
  const period = periodOf(day);
  const bookings = await backoffice.cancelledOn(period);
  return bookings
    .filter(({ trips }) =>
      trips.some(
        (trip) =>
          trip.departure >= period.from &&
          trip.departure < period.before &&
          (driverOf === null || isRunBy(driverOf, trip, providers)),
      ),
    )
    .map(({ ref }) => ref)
    .toSorted();
}
