import { READY_BEFORE_MINUTES } from '../booking/departure.ts';
import type { BookedTrip, Booking } from '../bookings/booking.schema.ts';
import { hasVoucher } from '../bookings/booking-status.text.ts';
import { openTasks } from './open-tasks.ts';

/** What a traveller does next for a booking, and until when (specification.md#confirmation). */
export type NextStep =
  /** Choose another day, or the money, for a trip that was called off. */
  | { readonly kind: 'decide'; readonly trip: BookedTrip }
  /** `until` is an instant in milliseconds since 1970, here and below; null where it has passed. */
  | { readonly kind: 'pay'; readonly cents: number; readonly until: number | null }
  | { readonly kind: 'participants'; readonly until: number }
  | { readonly kind: 'hotel'; readonly trip: BookedTrip; readonly until: number }
  /** Nothing to do: be there. `at` is the instant to be ready at. */
  | { readonly kind: 'ready'; readonly trip: BookedTrip; readonly at: number }
  /** The booking is over, or all its trips have left. */
  | { readonly kind: 'none' };

const departureOf = ({ departure }: BookedTrip) => Date.parse(departure);

/**
 * The one next step of a booking. Money comes first, as places are lost without it; names and
 * hotels are due when the first trip that lacks them leaves.
 *
 * @param now an instant in milliseconds since 1970
 */
export function nextStep(booking: Booking, now: number): NextStep {
  const coming = booking.trips
    .filter((trip) => departureOf(trip) > now)
    .toSorted((a, b) => departureOf(a) - departureOf(b));
  const [first] = coming;
  if (!first || !hasVoucher(booking.status)) return { kind: 'none' };
  const calledOff = coming.find(({ isCalledOff }) => isCalledOff);
  if (calledOff) return { kind: 'decide', trip: calledOff };
  const { dues } = openTasks(booking, now);
  const [due] = dues;
  if (due) {
    const until = due.due ?? booking.payBy;
    return { kind: 'pay', cents: due.cents, until: until === undefined ? null : Date.parse(until) };
  }
  const { participants, hotels } = openTasks({ ...booking, trips: coming }, now);
  const unnamed = coming.find((trip) => openTasks({ ...booking, trips: [trip] }, now).participants !== null);
  if (participants && unnamed) return { kind: 'participants', until: departureOf(unnamed) };
  const unknown = coming.find(({ unknownHotels = [] }) => unknownHotels.length > 0);
  if (hotels && unknown) return { kind: 'hotel', trip: unknown, until: departureOf(unknown) };
  return { kind: 'ready', trip: first, at: departureOf(first) - READY_BEFORE_MINUTES * 60_000 };
}
