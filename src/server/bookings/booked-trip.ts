import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { tripTimes } from '../../lib/booking/departure.ts';
import { isHotelUnknown, namedStop, STOP_SIDES } from '../../lib/booking/stop-names.ts';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { Stop, TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import type { Language } from '../../lib/languages/language.ts';
import type { PayableTrip } from '../../lib/payments/payment-plan.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { TripRecord } from '../repositories/booking-record.ts';
import { translationOf } from './trip-translation.ts';

/** The words of both stops of a choice, and at which of them the hotel is not known yet. */
export function stopNamesOf(
  choice: Pick<TripChoice, StopSide>,
  areas: BookingCatalogue['areas'],
): Pick<TripRecord, StopSide | 'unknownHotels'> {
  const areaOf = ({ areaId }: Stop) => (areaId === null ? undefined : areas[areaId]);
  return {
    pickup: namedStop(choice.pickup, areaOf(choice.pickup), 'pickup', 'en'),
    dropoff: namedStop(choice.dropoff, areaOf(choice.dropoff), 'dropoff', 'en'),
    unknownHotels: STOP_SIDES.filter((side) => isHotelUnknown(choice[side], areaOf(choice[side]))),
  };
}

/** A trip as sold: with the names, prices and policy of this day; names also in a language. */
export function bookedTripOf(
  { ref, trip, totalUsd }: CartItem,
  listing: SellableTrip,
  catalogue: Pick<BookingCatalogue, 'areas' | 'translations'>,
  language: Language,
): TripRecord {
  const { departure, end } = tripTimes(trip.date, trip.time, listing.duration);
  return {
    ref,
    trip,
    title: listing.title,
    path: listing.path,
    origin: listing.origin,
    destination: listing.destination,
    provider: listing.provider,
    providerId: listing.providerId,
    departure: manilaIso(departure),
    end: manilaIso(end),
    ...stopNamesOf(trip, catalogue.areas),
    ...translationOf(trip, catalogue, language),
    totalUsd,
    cashPhp: listing.cashPhp.perPerson * trip.people + listing.cashPhp.perGroup,
    policy: listing.policy,
    documents: listing.documents,
    ...poolUseOf(listing),
    ...(listing.advisedFromAge !== undefined && { advisedFromAge: listing.advisedFromAge }),
  };
}

/** What the trip takes of its pool: it counts also once the listing is withdrawn. */
function poolUseOf({ capacity, sharing }: SellableTrip): Pick<TripRecord, 'poolUse'> {
  if (!capacity?.pool) return {};
  return { poolUse: { pool: capacity.pool, sharing, seats: capacity.seats } };
}

/** The payment facts of a sold trip. */
export function payableTripOf({ totalUsd, policy, departure, retainedCents, isCalledOff }: TripRecord): PayableTrip {
  return { totalUsd, policy, departure: Date.parse(departure), retainedCents, isCalledOff };
}
