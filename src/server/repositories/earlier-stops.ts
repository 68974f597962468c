import { isHotelUnknown, namedStop, STOP_SIDES } from '../../lib/booking/stop-names.ts';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import type { NamedStop } from '../../lib/booking/trip-text-data.ts';
import type { TripRecord } from './booking-record.ts';

/** Ids of areas with many hotels, for bookings from before hotels were stored (ADR 29). */
const AREAS_OF_HOTELS: ReadonlySet<string> = new Set([
  'eln-town-hotels',
  'eln-corong-corong',
  'eln-lio',
  'eln-nacpan',
  'eln-villa-libertad',
  'eln-bucana',
  'eln-san-fernando',
  'eln-sibaltan',
  'eln-taytay',
  'pbt-village-stays',
  'pbt-roxas',
  'pps-city-hotels',
  'sab-beach-stays',
  'sab-ranger-road',
  'svc-poblacion',
  'svc-long-beach',
]);

/** Both stops of a trip as earlier versions stored them. */
type EarlierTrip = Readonly<Record<StopSide, NamedStop>> & { readonly trip: Pick<TripChoice, StopSide> };

function earlierStop(sold: NamedStop, choice: TripChoice['pickup'], side: StopSide): NamedStop {
  const kind = AREAS_OF_HOTELS.has(String(choice.areaId)) ? 'hotels' : 'landmark';
  if (isHotelUnknown(choice, { kind }))
    return namedStop(choice, { name: sold.name, kind, locality: localityOf(sold) }, side, 'en');
  // Drop-offs had the words of pickups.
  return side === 'pickup' ? sold : { ...sold, note: null };
}

/** "Any hotel in El Nido town" was the name where no hotel was named. */
function localityOf({ name }: NamedStop): string {
  return name.replace(/^(?:Any hotel in|Hotels on|Guesthouses in) /, '');
}

/** The stops of a trip that was sold before hotels were requested. */
export function earlierStops({ trip, pickup, dropoff }: EarlierTrip): Pick<TripRecord, StopSide | 'unknownHotels'> {
  const isUnknown = (side: StopSide) => AREAS_OF_HOTELS.has(String(trip[side].areaId)) && trip[side].text === '';
  return {
    pickup: earlierStop(pickup, trip.pickup, 'pickup'),
    dropoff: earlierStop(dropoff, trip.dropoff, 'dropoff'),
    unknownHotels: STOP_SIDES.filter(isUnknown),
  };
}
