import type { PlaceBookingRequest } from '../api/bookings.ts';
import type { Booking } from '../booking/booking.schema.ts';
import type { Random } from '../random/seeded-random.ts';
import { $attempts, type Attempt, attemptAt, MOST_ATTEMPTS } from './attempts.ts';
import { $bookingRef, renewBookingRef } from './booking-ref.ts';
import { noteSecret, secretOf } from './booking-secrets.ts';
import type { BookingService, PlaceOutcome } from './booking-service/booking-service.ts';
import { isUnanswered } from './booking-service/unanswered.ts';
import { isClaimLost } from './cart-claim.ts';
import { aloneWithCart } from './cart-lock.ts';
import { cryptographic } from './cryptographic.ts';
import { keepOwnBooking } from './kept-bookings.ts';
import { newRequestKey } from './request-keys.ts';
import { resetState } from './reset-state.ts';

/** How placing went; `earlier` where an attempt of which the answer was lost had booked, perhaps with other details. */
export type PlacedOutcome =
  | { readonly kind: 'ok'; readonly booking: Booking; readonly earlier: boolean }
  | Exclude<PlaceOutcome, { readonly kind: 'ok' }>;

function attemptFor(request: PlaceBookingRequest, random: Random): Attempt {
  const known = attemptAt(request);
  if (known) return known;
  const attempt = { key: newRequestKey(random), request };
  $attempts.set([attempt, ...$attempts.get()].slice(0, MOST_ATTEMPTS));
  return attempt;
}

function forget(isDone: (attempt: Attempt) => boolean): void {
  $attempts.set($attempts.get().filter((attempt) => !isDone(attempt)));
}

/** Another request for this reference has booked; this browser may not know its secret. */
function isTaken(outcome: PlaceOutcome): boolean {
  return outcome.kind === 'not-found' || (outcome.kind === 'conflict' && outcome.items.length === 0);
}

/** The cart may have been saved meanwhile, which told its secret. */
async function placeWithSecret({ request, key }: Attempt, service: BookingService): Promise<PlaceOutcome> {
  const known = secretOf(request.bookingRef);
  const outcome = await service.place(request, key);
  const learnt = outcome.kind === 'not-found' && secretOf(request.bookingRef) !== known;
  return learnt ? service.place(request, key) : outcome;
}

function finish(booking: Booking, secret: string | null): void {
  if (secret !== null) noteSecret(booking.ref, secret);
  keepOwnBooking(booking);
  forget(({ request }) => request.bookingRef === booking.ref);
  resetState();
}

/** Asks what has become of a reference that is taken: by attempts of which the answer was lost, else by reading it. */
async function findEarlier(ref: string, service: BookingService): Promise<Booking | null> {
  for (const { request, key } of $attempts.get().filter((attempt) => attempt.request.bookingRef === ref)) {
    const outcome = await service.place(request, key);
    if (outcome.kind !== 'ok') continue;
    finish(outcome.booking, outcome.secret);
    return outcome.booking;
  }
  const outcome = await service.read(ref);
  if (outcome.kind !== 'ok') return null;
  finish(outcome.booking, null);
  return outcome.booking;
}

/**
 * Books, once: the key of a request is kept until it is answered, so that neither a second click nor a reload nor another tab books again. When it is booked,
 * the booking and its secret are kept on this device, and everything is ready for another one (specification, section 4, resetState).
 */
export function placeOnce(
  request: PlaceBookingRequest,
  service: BookingService,
  random: Random = cryptographic,
): Promise<PlacedOutcome> {
  return aloneWithCart(() => place(request, service, random));
}

async function place(request: PlaceBookingRequest, service: BookingService, random: Random): Promise<PlacedOutcome> {
  const anew = () => placeUnder({ ...request, bookingRef: renewBookingRef(random) }, service, random);
  if (isOfCart(request) && isClaimLost(request.bookingRef)) return anew();
  const outcome = await placeUnder(request, service, random);
  return isLost(request, outcome) ? anew() : outcome;
}

const isOfCart = ({ bookingRef }: PlaceBookingRequest) => $bookingRef.get() === bookingRef;

/** Saving the cart took the reference, and the answer that told its secret was lost: nobody can book under it any more. */
function isLost(request: PlaceBookingRequest, { kind }: PlacedOutcome): boolean {
  return kind === 'not-found' && secretOf(request.bookingRef) === null && isOfCart(request);
}

async function placeUnder(
  request: PlaceBookingRequest,
  service: BookingService,
  random: Random,
): Promise<PlacedOutcome> {
  const attempt = attemptFor(request, random);
  const outcome = await placeWithSecret(attempt, service);
  if (outcome.kind === 'ok') {
    finish(outcome.booking, outcome.secret);
    return { kind: 'ok', booking: outcome.booking, earlier: false };
  }
  if (isUnanswered(outcome)) return outcome;
  forget(({ key }) => key === attempt.key);
  const booking = isTaken(outcome) ? await findEarlier(request.bookingRef, service) : null;
  return booking ? { kind: 'ok', booking, earlier: true } : outcome;
}
