import type { ListingDetail } from '../catalogue/listing-detail.schema.ts';
import type { BookableTrip } from './bookable-trip.ts';

/** The BookableTrip of a listing's `/listings/{code}.json`. */
export function tripOfListing(detail: ListingDetail): BookableTrip {
  const { code, title, path, origin, destination, plan, maxPeople, duration, policy, closures, sample } = detail;
  return {
    code,
    title,
    path,
    origin,
    destination,
    price: plan,
    maxPeople,
    sched: detail.sched.map(({ time }) => time),
    hours: detail.hours,
    duration,
    pickup: detail.pickup.map(({ id }) => id),
    dropoff: detail.dropoff.map(({ id }) => id),
    policy,
    closures,
    sample,
  };
}
