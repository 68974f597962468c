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
 * Loads the cart of a reference from the server, and stores a secret that opens it. Never rejects.
 *
 * @param secret this browser's own one by default
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

/**
 * Replaces the cart by a saved one with its reference and contact (specification.md#booker). The
 * contact is skipped while a booking is in progress.
 */
export function adoptCart({ ref, revision, bookingItems, contactInfo }: SavedCart): void {
  recordSharedCart({ ref, contactInfo });
  $bookingRef.set(ref);
  replaceCart(bookingItems);
  if (!isInitiated($booker.get())) $booker.set(contactInfo);
  startFromSaved(ref, revision);
}

/** Takes the reference of a saved cart for other trips, which are saved next. */
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
