import {
  type SaveCartOutcome,
  type SaveCartRequest,
  type SaveCartResponse,
  saveCartContract,
} from '../../lib/cart/cart.contract.ts';
import { SECRET_HEADER } from '../../lib/site/headers.ts';
import type { Fetch } from '../../lib/site/http-client.ts';
import { mayBeBooked } from '../booking-service/booking-attempts.store.ts';
import { $bookingRef, bookingRef, renewBookingRef } from '../booking-service/booking-ref.store.ts';
import { secretOf, storeSecret } from '../booking-service/booking-secrets.store.ts';
import { callApi } from '../booking-service/call-api.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { $cartItems } from './cart.store.ts';
import { $reservedCartRef, isReservationLost } from './cart-ref-reservation.store.ts';
import { $cartRevision, isUnsaved, recordCartSaved } from './cart-revision.store.ts';
import { $friendBooking } from './friend-booking.store.ts';
import { contactToSave } from './shared-cart.store.ts';

/** A cart that does not change for so long is saved. */
export const SAVE_DEBOUNCE_MS = 1000;

/** Dependencies of the sync. */
export interface CartSyncPorts {
  /** The browser's fetch by default. */
  readonly fetch?: Fetch;
  /** Calls back after some milliseconds. @returns a function that cancels it */
  readonly wait: (task: () => void, ms: number) => () => void;
  /** Runs one task at a time, in all tabs of the browser. */
  readonly withLock: (task: () => Promise<void>) => Promise<void>;
}

/** Keeps the server's copy of the cart up to date (specification.md#calls); never rejects. */
export interface CartSync {
  /** Saves once the cart has not changed for a while. */
  readonly saveSoon: () => void;
  /** Saves now, unless the server has the latest cart already. */
  readonly save: () => Promise<void>;
}

/** Whether the cart should be saved: not while empty, nor once another person booked it. */
function isWorthSaving(): boolean {
  const ref = $bookingRef.get();
  if (ref !== null && ref === $friendBooking.get()) return false;
  return $cartItems.get().length > 0 || (ref !== null && secretOf(ref) !== null);
}

function currentCart(): SaveCartRequest {
  return {
    contactInfo: { ...contactToSave() },
    bookingItems: [...$cartItems.get()],
    currency: $preference.get().currency,
    revision: $cartRevision.get().latest,
  };
}

async function post(ref: string, body: SaveCartRequest, fetch: Fetch | undefined): Promise<SaveCartOutcome> {
  const secret = secretOf(ref);
  if (secret !== null) return send(ref, secret, body, fetch);
  $reservedCartRef.set(ref);
  return send(ref, null, body, fetch).finally(() => $reservedCartRef.set(null));
}

async function send(
  ref: string,
  secret: string | null,
  body: SaveCartRequest,
  fetch: Fetch | undefined,
): Promise<SaveCartOutcome> {
  const { method, path, response } = saveCartContract;
  const headers = secret === null ? {} : { [SECRET_HEADER]: secret };
  const reply = await callApi({ method, path: path + ref, headers, body }, fetch);
  // A host without our API has a 404 of its own.
  if (reply.kind === 'problem' && reply.problem?.status === 404) return { kind: 'taken' };
  const saved = reply.kind === 'data' ? response.safeParse(reply.data).data : undefined;
  return saved ? { kind: 'saved', response: saved } : { kind: 'failed' };
}

/** The reference to save under; a new one where the last one's secret was lost. */
function usableRef(): string {
  const ref = bookingRef();
  return isReservationLost(ref) ? renewBookingRef() : ref;
}

/**
 * Saves the cart; a taken reference is retried with another tab's secret, or replaced. Not where an
 * unanswered booking of ours may have taken it.
 */
async function postOrRenew(body: SaveCartRequest, fetch: Fetch | undefined): Promise<SaveCartOutcome> {
  const ref = usableRef();
  const known = secretOf(ref);
  const answer = await post(ref, body, fetch);
  if (answer.kind !== 'taken') return answer;
  if (secretOf(ref) !== known) return post(ref, body, fetch);
  return mayBeBooked(ref) ? answer : post(renewBookingRef(), body, fetch);
}

/**
 * Records a save. A higher revision is another device's, and is not overwritten: see
 * isFromElsewhere.
 */
function recordSaved({ ref, revision, secret }: SaveCartResponse, sent: number): void {
  if (secret !== undefined) storeSecret(ref, secret);
  if (revision <= sent) recordCartSaved(ref, revision);
}

/** Makes the sync; pages use the one of cart-listeners.ts. */
export function createCartSync({ fetch, wait, withLock }: CartSyncPorts): CartSync {
  let cancel: () => void = () => undefined;

  const saveLatest = async () => {
    if (!isUnsaved($bookingRef.get()) || !isWorthSaving()) return;
    const body = currentCart();
    const answer = await postOrRenew(body, fetch);
    if (answer.kind === 'saved') recordSaved(answer.response, body.revision);
  };
  const save = () => {
    cancel();
    return withLock(saveLatest).catch(() => undefined);
  };
  const saveSoon = () => {
    cancel();
    cancel = wait(save, SAVE_DEBOUNCE_MS);
  };
  return { saveSoon, save };
}
