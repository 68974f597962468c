import type { SellableTrip } from '../../booking/booking-catalogue.schema.ts';
import { tripTimes } from '../../booking/departure.ts';
import { manilaIso } from '../../booking/manila-time.ts';
import type { Stop } from '../../booking/trip-choice.schema.ts';
import type { CartItem } from '../../cart/cart-item.schema.ts';
import type { PayableTrip } from '../../payment/payment-plan.ts';
import type { BookingCatalogue } from '../booking-catalogue.ts';
import type { SoldTrip } from './booking-record.ts';

function stopInWords({ areaId, text }: Stop, areas: BookingCatalogue['areas']): SoldTrip['pickup'] {
  const area = areaId === null ? undefined : areas[areaId];
  const name = [area?.name, text].filter(Boolean).join(': ');
  return { name: name || String(areaId), note: area?.note ?? null };
}

/** A trip as it is sold: under the names, prices and rules of this day, whatever they become later. */
export function soldTrip(
  { ref, trip, totalUsd }: CartItem,
  listing: SellableTrip,
  areas: BookingCatalogue['areas'],
): SoldTrip {
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
    pickup: stopInWords(trip.pickup, areas),
    dropoff: stopInWords(trip.dropoff, areas),
    totalUsd,
    cashPhp: listing.cashPhp.perPerson * trip.people + listing.cashPhp.perGroup,
    policy: listing.policy,
    documents: listing.documents,
  };
}

/** A sold trip as payments and refunds see it. */
export function payable({ totalUsd, policy, departure }: SoldTrip): PayableTrip {
  return { totalUsd, policy, departure: Date.parse(departure) };
}
