import type { FullTrip } from '../../lib/availability/full-trip.schema.ts';
import type { PlaceBookingRequest } from '../../lib/bookings/bookings.contract.ts';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import { hasRate } from '../../lib/money/exchange-rates.ts';
import { ONLINE_HOLD_HOURS } from '../../lib/payments/payment-deadline.ts';
import type { FieldError } from '../../lib/site/problem.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { findFullTrips } from '../availability/find-full-trips.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { StaffActor } from '../repositories/actor.ts';
import type { KeyedRequest, Repositories } from '../repositories/repositories.ts';
import { type Access, accessTo, issueSecret } from '../secrets/access.ts';
import { newBooking } from './new-booking.ts';
import { recordChange } from './record-change.ts';
import { verifyCart } from './verify-cart.ts';

/** A request to place a booking, with what came in its headers. */
export interface PlaceRequest {
  readonly request: PlaceBookingRequest;
  readonly secret: string | null;
  readonly idempotencyKey: string;
  /** SHA-256 of the request. */
  readonly requestHash: string;
  /** The name of the network that it comes from; null where its mails are not counted by it. */
  readonly origin: string | null;
  /** The member of the staff who books for somebody; absent where the traveller does. */
  readonly actor?: StaffActor;
  /** Whether the traveller goes on to pay at a payment service. */
  readonly isPaidOnline?: boolean;
}

/** Outcome of placing a booking. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly secret: string | null }
  /** The same request had placed it before. */
  | { readonly kind: 'repeated'; readonly secret: string | null }
  /** The same request booked before; its secret is not returned again. */
  | { readonly kind: 'answered-before' }
  /** The key belongs to another request. */
  | { readonly kind: 'key-reused' }
  /** No such cart, or a wrong secret. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'already-booked' }
  /** Prices in it would be dollars with another name. */
  | { readonly kind: 'no-rate' }
  /** No place is left for some of its trips. */
  | { readonly kind: 'full'; readonly items: readonly CartItem[]; readonly fullTrips: readonly FullTrip[] }
  | { readonly kind: 'different'; readonly items: readonly CartItem[]; readonly errors: readonly FieldError[] };

/** Maximum number of secrets for repeated requests, against programs that collect them. */
const MAX_SECRETS = 10;

/**
 * Places a booking from a cart. Prices are computed again; where they differ from the shown ones,
 * nothing is booked.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function placeBooking(
  repositories: Repositories,
  placing: PlaceRequest,
  catalogue: BookingCatalogue,
  now: number,
): Promise<PlaceOutcome> {
  const { request, secret, idempotencyKey } = placing;
  const earlier = await repositories.idempotency.find(idempotencyKey);
  if (earlier) return repeat(repositories, earlier, placing, now);
  const access = await accessTo(repositories.secrets, request.bookingRef, secret);
  if (access === 'closed') return { kind: 'missing' };
  if ((await repositories.bookings.find(request.bookingRef)) !== null) return { kind: 'already-booked' };
  if (!hasRate(catalogue.rates, request.currency)) return { kind: 'no-rate' };
  const check = verifyCart(request, catalogue, now);
  return check.kind === 'different' ? check : place(repositories, placing, check.items, catalogue, access, now);
}

async function place(
  repositories: Repositories,
  { request, idempotencyKey, requestHash, origin, isPaidOnline = false, actor }: PlaceRequest,
  items: readonly CartItem[],
  catalogue: BookingCatalogue,
  access: Access,
  now: number,
): Promise<PlaceOutcome> {
  const ref = request.bookingRef;
  const at = manilaIso(now);
  const claims = access === 'unclaimed';
  const holdHours = isPaidOnline ? ONLINE_HOLD_HOURS : catalogue.payment.keepHours;
  const booking = newBooking(request, items, catalogue, holdHours, now);
  const fullTrips = await findFullTrips(repositories.availability, catalogue, booking, now);
  if (fullTrips.length > 0) return { kind: 'full', items, fullTrips };
  await repositories.bookings.add(booking);
  await recordChange(repositories, { ...booking, status: 'draft' }, booking, {
    at,
    event: 'place',
    from: 'draft',
    to: 'awaiting-payment',
    cause: `${actor ? 'Booked for the traveller, who' : 'The traveller booked and'} accepted terms and cancellation rules.`,
    actor: actor ?? 'traveller',
  });
  await repositories.idempotency.add({ key: idempotencyKey, requestHash, bookingRef: ref, claimed: claims, at });
  if (origin !== null) await repositories.mailSlots.addOrigin(ref, origin, at);
  await repositories.carts.remove(ref);
  return { kind: 'placed', secret: claims ? await issueSecret(repositories.secrets, ref, at) : null };
}

/**
 * The outcome of a repeated request, whose sender may have missed the first response. Never
 * "missing", as the sender would then book again.
 */
async function repeat(
  { secrets }: Repositories,
  earlier: KeyedRequest,
  { secret, requestHash, request }: PlaceRequest,
  now: number,
): Promise<PlaceOutcome> {
  if (earlier.requestHash !== requestHash) return { kind: 'key-reused' };
  if ((await accessTo(secrets, request.bookingRef, secret)) === 'open') return { kind: 'repeated', secret: null };
  const { length } = await secrets.hashesOf(request.bookingRef);
  if (!earlier.claimed || secret !== null || length >= MAX_SECRETS) return { kind: 'answered-before' };
  return { kind: 'repeated', secret: await issueSecret(secrets, request.bookingRef, manilaIso(now)) };
}
