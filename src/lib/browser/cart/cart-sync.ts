import { type SaveCartRequest, type SaveCartResponse, saveCartContract } from '../../api/cart.ts';
import { SECRET_HEADER } from '../../api/headers.ts';
import { PROBLEM_MEDIA_TYPE } from '../../api/problem.ts';
import { mayBeBooked } from '../../stores/attempts.ts';
import { $bookingRef, bookingRef, renewBookingRef } from '../../stores/booking-ref.ts';
import { noteSecret, secretOf } from '../../stores/booking-secrets.ts';
import { $cartItems } from '../../stores/cart.ts';
import { $cartClaim, isClaimLost } from '../../stores/cart-claim.ts';
import { $cartRevision, isUnsaved, noteCartSaved } from '../../stores/cart-revision.ts';
import { $preference } from '../../stores/preference.ts';
import { savedContact } from '../../stores/shared-cart.ts';

/** A cart that is not touched for so long is saved. */
export const REST_MS = 1000;

/** What the sync stands on. */
export interface CartSyncPorts {
  readonly fetch: typeof fetch;
  /** Calls back after so many milliseconds. @returns takes it back */
  readonly wait: (task: () => void, ms: number) => () => void;
  /** Runs one task at a time, in all tabs of the browser. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
}

/** Keeps the server's copy of the cart up to date (specification, section 7). Nothing of it ever rejects. */
export interface CartSync {
  /** Saves once the cart rests. */
  readonly saveSoon: () => void;
  /** Saves now, unless the server has the latest cart already. */
  readonly save: () => Promise<void>;
}

type Answer =
  | { readonly kind: 'saved'; readonly response: SaveCartResponse }
  /** Somebody else has the reference, or its secret has been lost. */
  | { readonly kind: 'taken' }
  /** No connection, no server, or a cart that has been booked: nobody is told (specification, section 8). */
  | { readonly kind: 'failed' };

/** A cart that nobody has put anything in is not worth a reference. */
function isWorthSaving(): boolean {
  const ref = $bookingRef.get();
  return $cartItems.get().length > 0 || (ref !== null && secretOf(ref) !== null);
}

function cartNow(): SaveCartRequest {
  return {
    contactInfo: { ...savedContact() },
    bookingItems: [...$cartItems.get()],
    currency: $preference.get().currency,
    revision: $cartRevision.get().latest,
  };
}

async function post(ref: string, body: SaveCartRequest, fetch: CartSyncPorts['fetch']): Promise<Answer> {
  const secret = secretOf(ref);
  if (secret !== null) return send(ref, secret, body, fetch);
  $cartClaim.set(ref);
  return send(ref, null, body, fetch).finally(() => $cartClaim.set(null));
}

async function send(
  ref: string,
  secret: string | null,
  body: SaveCartRequest,
  fetch: CartSyncPorts['fetch'],
): Promise<Answer> {
  const response = await fetch(saveCartContract.path + ref, {
    method: saveCartContract.method,
    headers: { 'Content-Type': 'application/json', ...(secret !== null && { [SECRET_HEADER]: secret }) },
    body: JSON.stringify(body),
  });
  // A host without our API has a 404 of its own.
  const isOurs = response.headers.get('Content-Type')?.startsWith(PROBLEM_MEDIA_TYPE) ?? false;
  if (response.status === 404 && isOurs) return { kind: 'taken' };
  return response.ok
    ? { kind: 'saved', response: saveCartContract.response.parse(await response.json()) }
    : { kind: 'failed' };
}

/** The reference to save under; another one where a page was left before it heard the secret of the last. */
function usableRef(): string {
  const ref = bookingRef();
  return isClaimLost(ref) ? renewBookingRef() : ref;
}

/**
 * A reference that is taken is tried again with the secret that another tab has been told meanwhile, else replaced by a new one; but not where it may be
 * our own booking that has taken it, of which the answer got lost: that is asked for under its reference.
 */
async function postOrRenew(body: SaveCartRequest, fetch: CartSyncPorts['fetch']): Promise<Answer> {
  const ref = usableRef();
  const known = secretOf(ref);
  const answer = await post(ref, body, fetch);
  if (answer.kind !== 'taken') return answer;
  if (secretOf(ref) !== known) return post(ref, body, fetch);
  return mayBeBooked(ref) ? answer : post(renewBookingRef(), body, fetch);
}

/** A newer revision than the one that was sent is another device's: its trips are not overwritten, see isFromElsewhere. */
function note({ ref, revision, secret }: SaveCartResponse, sent: number): void {
  if (secret !== undefined) noteSecret(ref, secret);
  if (revision <= sent) noteCartSaved(ref, revision);
}

/** Makes the sync; pages use the one of cart-reactions.ts. */
export function cartSync({ fetch, wait, alone }: CartSyncPorts): CartSync {
  let takeBack: () => void = () => undefined;

  const saveLatest = async () => {
    if (!isUnsaved($bookingRef.get()) || !isWorthSaving()) return;
    const body = cartNow();
    const answer = await postOrRenew(body, fetch);
    if (answer.kind === 'saved') note(answer.response, body.revision);
  };
  const save = () => {
    takeBack();
    return alone(saveLatest).catch(() => undefined);
  };
  const saveSoon = () => {
    takeBack();
    takeBack = wait(save, REST_MS);
  };
  return { saveSoon, save };
}
