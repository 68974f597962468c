import { isInitiated } from '../../lib/booking/booker.schema.ts';
import type { ReadCartOutcome, SavedCart } from '../../lib/cart/cart.contract.ts';
import type { Cart } from '../../lib/cart/cart.ts';
import type { Fetch } from '../../lib/site/http-client.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { secretOf, storeSecret } from '../booking-service/booking-secrets.store.ts';
import { $booker } from './booker.store.ts';
import { replaceCart } from './cart.store.ts';
import { $cartRevision, recordCartChange, startFromSaved } from './cart-revision.store.ts';
import { recordSharedCart } from './shared-cart.store.ts';

/**
 * Asks the server for the cart of a reference. A secret that opens it is stored. Never rejects.
 *
 * @param secret the one that this browser has for it, unless told otherwise
 */
export async function loadSavedCart(
  ref: string,
  secret: string | null = secretOf(ref),
  fetch?: Fetch,
): Promise<ReadCartOutcome> {
  if (secret === null) return { kind: 'missing' };
  try {
    // The client and zod come with the first request, not with the page.
    const { requestSavedCart } = await import('./saved-cart.api.ts');
    const outcome = await requestSavedCart(ref, secret, fetch);
    if (outcome.kind === 'found') storeSecret(ref, secret);
    return outcome;
  } catch {
    return { kind: 'failed' };
  }
}

/** Whether another device has saved a newer cart under this browser's reference. */
export function isFromElsewhere({ ref, revision }: SavedCart): boolean {
  const { saved, ref: savedRef } = $cartRevision.get();
  return ref === $bookingRef.get() && (savedRef !== ref || revision > saved);
}

/** Goes on with a saved cart: its trips, its reference, and its contact where no booking is initiated here (specification.md#booker). */
export function adoptCart({ ref, revision, bookingItems, contactInfo }: SavedCart): void {
  recordSharedCart({ ref, contactInfo });
  $bookingRef.set(ref);
  replaceCart(bookingItems);
  if (!isInitiated($booker.get())) $booker.set(contactInfo);
  startFromSaved(ref, revision);
}

/** Goes on under the reference of a saved cart with other trips than were saved: they are saved next. */
export function adoptRef({ ref, revision, contactInfo }: SavedCart, cart: Cart): void {
  recordSharedCart({ ref, contactInfo });
  $bookingRef.set(ref);
  startFromSaved(ref, revision);
  replaceCart(cart);
}

/** Keeps this browser's cart although another one was saved since. */
export function preferOwnCart({ ref, revision }: Pick<SavedCart, 'ref' | 'revision'>): void {
  startFromSaved(ref, revision);
  recordCartChange();
}
