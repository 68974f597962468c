import type { FullTrip } from '../../lib/availability/full-trip.schema.ts';
import type { Booker } from '../../lib/booking/booker.schema.ts';
import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import { type TripProblem, tripProblems } from '../../lib/booking/trip-validation.ts';
import { itemPrice } from '../../lib/cart/price-item.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { findFullTrips } from '../availability/find-full-trips.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { resellerActor } from '../repositories/actor.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { ResellerBookingRecord, ResellerDetails, ResellerRecord } from '../repositories/reseller-record.ts';
import { accessTo, issueSecret } from '../secrets/access.ts';
import { newBooking } from './new-booking.ts';
import { recordChange } from './record-change.ts';

/** The reference of the only trip of a reseller's booking. */
export const RESELLER_TRIP_REF = '00000001';

/** Most bookings at once whose places a reseller holds without confirming them. */
export const MAX_OPEN_HOLDS = 100;

/** Places that a reseller asks to hold. */
export interface ResellerHold extends Pick<ResellerBookingRecord, 'uuid' | 'requestHash' | 'reference'> {
  readonly reseller: ResellerRecord;
  /** A new reference for the booking. */
  readonly ref: string;
  readonly listing: SellableTrip;
  readonly trip: TripChoice;
  readonly booker: Booker;
  readonly holdMinutes: number;
  readonly details: ResellerDetails;
}

/** Outcome of holding places for a reseller. */
export type ResellerHoldOutcome =
  | { readonly kind: 'placed' }
  /** The same request had placed it before. */
  | { readonly kind: 'repeated' }
  /** The id belongs to another request. */
  | { readonly kind: 'uuid-reused' }
  | { readonly kind: 'too-many-holds' }
  | { readonly kind: 'wrong'; readonly problems: readonly [TripProblem, ...TripProblem[]] }
  | { readonly kind: 'full'; readonly fullTrip: FullTrip };

/**
 * Holds places for a reseller until it confirms (specification.md#bookings-of-resellers), counted
 * and priced as those of the site. The reseller's own id makes a repeated request one.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function placeResellerBooking(
  repositories: Repositories,
  hold: ResellerHold,
  catalogue: BookingCatalogue,
  now: number,
): Promise<ResellerHoldOutcome> {
  const { reseller, uuid, requestHash, ref, listing, trip } = hold;
  const { resellers } = repositories;
  const earlier = await resellers.withUuid(reseller.id, uuid);
  if (earlier) return { kind: earlier.requestHash === requestHash ? 'repeated' : 'uuid-reused' };
  const at = manilaIso(now);
  if ((await resellers.countHolds(reseller.id, at)) >= MAX_OPEN_HOLDS) return { kind: 'too-many-holds' };
  const [problem, ...others] = tripProblems(trip, listing, now, 'en');
  if (problem) return { kind: 'wrong', problems: [problem, ...others] };
  const booking = bookingOf(hold, catalogue, now);
  const [fullTrip] = await findFullTrips(repositories.availability, catalogue, booking, now);
  if (fullTrip) return { kind: 'full', fullTrip };
  await claimReference(repositories, ref, at);
  await repositories.bookings.add(booking);
  const { reference, details } = hold;
  const { id: resellerId, commissionPercent } = reseller;
  const fields = { uuid, requestHash, reference, details, updatedAt: at };
  await resellers.addBooking({ bookingRef: ref, resellerId, commissionPercent, ...fields });
  await recordChange(repositories, { ...booking, status: 'draft' }, booking, {
    ...{ at, event: 'place', from: 'draft', to: 'awaiting-payment' },
    ...{ cause: `${reseller.name} holds the places.`, actor: resellerActor(reseller.name) },
  });
  return { kind: 'placed' };
}

function bookingOf(
  { reseller, ref, listing, trip, booker, holdMinutes }: ResellerHold,
  catalogue: BookingCatalogue,
  now: number,
) {
  const price = itemPrice(listing.price, trip.people, { currency: 'USD', rate: 1 });
  const item = { ref: RESELLER_TRIP_REF, trip, title: listing.title, path: listing.path, ...price };
  const request = { bookingRef: ref, contactInfo: booker, currency: 'USD' };
  const { name, email } = reseller;
  return { ...newBooking(request, [item], catalogue, holdMinutes / 60, now), reseller: { name, email } };
}

/** Takes a reference with a secret that nobody has, so that no cart can claim it later. */
async function claimReference({ secrets, bookings }: Repositories, ref: string, at: string): Promise<void> {
  const isFree = (await accessTo(secrets, ref, null)) === 'unclaimed' && (await bookings.find(ref)) === null;
  if (!isFree) throw new Error(`the new reference ${ref} is in use: send the request again`);
  await issueSecret(secrets, ref, at);
}
