import { namedStop } from '../booking/stop-names.ts';
import type { StopSide } from '../booking/stop-side.schema.ts';
import type { TripTextData } from '../booking/trip.text.ts';
import type { Stop } from '../booking/trip-choice.schema.ts';
import { arrivalText } from '../booking/trip-text-data.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { cashToBring } from '../catalogue/on-site-fees.ts';
import type { Area } from '../catalogue/place.schema.ts';

/**
 * The stop in English, which the operator reads: "Casa Maria, El Nido town". Without an area only
 * the traveller's words.
 */
function stopText(stop: Stop, areas: readonly Area[], side: StopSide): string {
  return namedStop(
    stop,
    areas.find(({ id }) => id === stop.areaId),
    side,
    'en',
  ).name;
}

/** The text data of a cart's trip, for a message that requests it. */
export function requestedTripTextData({ item: { title, trip }, detail, departure }: CartLine): TripTextData {
  return {
    title,
    departure,
    people: trip.people,
    pickup: stopText(trip.pickup, detail?.pickup ?? [], 'pickup'),
    dropoff: stopText(trip.dropoff, detail?.dropoff ?? [], 'dropoff'),
    arrival: arrivalText(trip.arrival, 'en-US'),
    notes: trip.notes,
    cashPhp: detail ? cashToBring(detail.onSiteFees, trip.people) : 0,
  };
}
