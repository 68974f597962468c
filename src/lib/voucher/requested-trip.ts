import type { Stop } from '../booking/trip-choice.schema.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { cashToBring } from '../pricing/on-site-fees.ts';
import type { WrittenTrip } from './trip-lines.ts';
import { arrivalText } from './written-trip.ts';

/** A stop that has an id and a name. */
interface Area {
  readonly id: string;
  readonly name: string;
}

/** "El Nido hotels: Casa Maria"; the traveller's own words where the place is none of the listing's. */
function stopWords({ areaId, text }: Stop, areas: readonly Area[]): string {
  const area = areas.find(({ id }) => id === areaId);
  return [area?.name, text].filter(Boolean).join(': ') || String(areaId);
}

/** A trip of the cart in the words of a message that asks for it. */
export function requestedTrip({ item: { title, trip }, detail, departure }: CartLine): WrittenTrip {
  return {
    title,
    departure,
    people: trip.people,
    pickup: stopWords(trip.pickup, detail?.pickup ?? []),
    dropoff: stopWords(trip.dropoff, detail?.dropoff ?? []),
    arrival: arrivalText(trip.arrival),
    notes: trip.notes,
    cashPhp: detail ? cashToBring(detail.onSiteFees, trip.people) : 0,
  };
}
