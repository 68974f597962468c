import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { PlaceBookingRequest, PlaceOutcome } from '../../lib/bookings/bookings.contract.ts';
import { bookingRejectedMessages } from '../../lib/messages/booking-rejected.ts';
import type { Random } from '../../lib/text/identifier.ts';
import { $attempts, type Attempt, attemptAt, MAX_ATTEMPTS } from '../booking-service/booking-attempts.store.ts';
import { $bookingRef, renewBookingRef } from '../booking-service/booking-ref.store.ts';
import { secretOf, storeSecret } from '../booking-service/booking-secrets.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { isUnanswered } from '../booking-service/is-unanswered.ts';
import { storeOwnBooking } from '../booking-service/stored-bookings.store.ts';
import { isReservationLost } from '../cart/cart-ref-reservation.store.ts';
import { $friendBooking } from '../cart/friend-booking.store.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { newRequestKey } from '../kit/new-request-key.ts';
import { pageLanguage } from '../page/page-language.ts';
import { withCartLock } from '../storage/web-lock.ts';
import { resetState } from './reset-state.ts';

/** Outcome of placing; `earlier` where a former attempt had booked, with other details. */
export type SendBookingOutcome =
  | { readonly kind: 'ok'; readonly booking: Booking; readonly earlier: boolean }
  /** `isFriendBooking` where another person with the cart's link has booked it. */
  | (Exclude<PlaceOutcome, { readonly kind: 'ok' }> & { readonly isFriendBooking?: true });

function attemptFor(request: PlaceBookingRequest, random: Random): Attempt {
  const known = attemptAt(request);
  if (known) return known;
  const attempt = { key: newRequestKey(random), request };
  $attempts.set([attempt, ...$attempts.get()].slice(0, MAX_ATTEMPTS));
  return attempt;
}

function removeAttempts(isDone: (attempt: Attempt) => boolean): void {
  $attempts.set($attempts.get().filter((attempt) => !isDone(attempt)));
}

/** Whether another request for this reference has booked; its secret may be unknown here. */
function isTaken(outcome: PlaceOutcome): boolean {
  return outcome.kind === 'not-found' || (outcome.kind === 'conflict' && outcome.items.length === 0);
}

/** Whether an answer proves that the request never booked, also not an earlier copy of it. */
function provesNothingBooked(outcome: PlaceOutcome): boolean {
  return outcome.kind === 'not-found' || (outcome.kind === 'conflict' && !outcome.isAnsweredBefore);
}

/** Places an attempt with the secret, which saving the cart may have returned meanwhile. */
async function placeWithSecret({ request, key }: Attempt, service: BookingService): Promise<PlaceOutcome> {
  const known = secretOf(request.bookingRef);
  const outcome = await service.place(request, key);
  const learnt = outcome.kind === 'not-found' && secretOf(request.bookingRef) !== known;
  return learnt ? service.place(request, key) : outcome;
}

function finish(booking: Booking, secret: string | null): void {
  if (secret !== null) storeSecret(booking.ref, secret);
  storeOwnBooking(booking);
  removeAttempts(({ request }) => request.bookingRef === booking.ref);
  resetState();
}

/**
 * Finds the booking of a taken reference: by unanswered attempts, else by reading it.
 *
 * @returns the booking, or the answer that leaves open whether there is one; null where it is
 * certain that no attempt has booked
 */
async function findEarlier(ref: string, own: Attempt, service: BookingService): Promise<SendBookingOutcome | null> {
  let doubt: Exclude<PlaceOutcome, { readonly kind: 'ok' }> | null = null;
  const attempts = $attempts.get().filter(({ key, request }) => request.bookingRef === ref && key !== own.key);
  for (const { request, key } of attempts) {
    const outcome = await service.place(request, key);
    if (outcome.kind === 'ok') return adoptEarlier(outcome.booking, outcome.secret);
    if (provesNothingBooked(outcome)) removeAttempts((attempt) => attempt.key === key);
    else doubt = outcome;
  }
  const outcome = await service.read(ref);
  if (outcome.kind !== 'ok') return doubt;
  if (!isFriendBooking(outcome.booking, own)) return adoptEarlier(outcome.booking, null);
  $friendBooking.set(ref);
  const { friendBooked } = bookingRejectedMessages(pageLanguage());
  return { kind: 'conflict', detail: friendBooked, isFriendBooking: true, items: [], errors: [] };
}

/**
 * Whether a booking with this cart's reference was made by another person with its link. Then cart
 * and contact of this browser stay.
 */
function isFriendBooking({ booker }: Booking, { request }: Attempt): boolean {
  return booker.email.toLowerCase() !== request.contactInfo.email.toLowerCase();
}

function adoptEarlier(booking: Booking, secret: string | null): SendBookingOutcome {
  finish(booking, secret);
  return { kind: 'ok', booking, earlier: true };
}

/**
 * Books once, despite clicks, reloads and tabs: the key is stored until it is answered. Afterwards
 * the booking and its secret are stored, and the state is reset (specification.md#booker).
 */
export function placeOnce(
  request: PlaceBookingRequest,
  service: BookingService,
  random: Random = cryptoRandom,
): Promise<SendBookingOutcome> {
  return withCartLock(() => place(request, service, random));
}

async function place(
  request: PlaceBookingRequest,
  service: BookingService,
  random: Random,
): Promise<SendBookingOutcome> {
  const placeAnew = () => placeUnder({ ...request, bookingRef: renewBookingRef(random) }, service, random);
  if (isOfCart(request) && isReservationLost(request.bookingRef)) return placeAnew();
  // Where there is no room for another attempt, the oldest is removed, and it may have booked.
  const knowsAll = attemptAt(request) !== null || $attempts.get().length < MAX_ATTEMPTS;
  const outcome = await placeUnder(request, service, random);
  return knowsAll && isLost(request, outcome) ? placeAnew() : outcome;
}

const isOfCart = ({ bookingRef }: PlaceBookingRequest) => $bookingRef.get() === bookingRef;

/**
 * Whether a reference is lost: saving the cart claimed it, but its secret never arrived. No booking
 * can or does have it.
 */
function isLost(request: PlaceBookingRequest, { kind }: SendBookingOutcome): boolean {
  return kind === 'not-found' && secretOf(request.bookingRef) === null && isOfCart(request);
}

async function placeUnder(
  request: PlaceBookingRequest,
  service: BookingService,
  random: Random,
): Promise<SendBookingOutcome> {
  const wasSent = attemptAt(request) !== null;
  const attempt = attemptFor(request, random);
  const outcome = await placeWithSecret(attempt, service);
  if (outcome.kind === 'ok') {
    finish(outcome.booking, outcome.secret);
    return { kind: 'ok', booking: outcome.booking, earlier: false };
  }
  if (isUnanswered(outcome)) return outcome;
  const earlier = isTaken(outcome) ? await findEarlier(request.bookingRef, attempt, service) : null;
  if (earlier && isUnanswered(earlier)) return earlier;
  // An earlier copy may have booked, whatever is answered to its repetition.
  const isOver = provesNothingBooked(outcome) || (!wasSent && !isAnsweredBefore(outcome));
  if (isOver) removeAttempts(({ key }) => key === attempt.key);
  return earlier ?? outcome;
}

function isAnsweredBefore(outcome: PlaceOutcome): boolean {
  return outcome.kind === 'conflict' && outcome.isAnsweredBefore === true;
}
