import { useCallback, useEffect, useState } from 'react';
import { parseRefUrl } from '../../lib/booking/ref-url.ts';
import type { ReadCartOutcome, SavedCart } from '../../lib/cart/cart.contract.ts';
import type { Cart } from '../../lib/cart/cart.ts';
import { losesTrips } from '../../lib/cart/merge-carts.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { secretOf, storeSecret } from '../booking-service/booking-secrets.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import type { CartConflictReason } from './CartConflict.tsx';
import { $cartItems } from './cart.store.ts';
import { $friendBooking } from './friend-booking.store.ts';
import { adoptCart, isFromElsewhere, loadSavedCart } from './saved-cart.ts';

/** The state of opening the page. */
export type OpenedCart =
  /** This browser's own cart is shown. */
  | { readonly kind: 'own' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'question'; readonly reason: CartConflictReason; readonly cart: SavedCart }
  /** No cart opens with the link (any more). */
  | { readonly kind: 'missing' }
  /** The cart of the link is a booking by now. */
  | { readonly kind: 'booked'; readonly ref: string }
  /** The cart cannot be loaded now. */
  | Extract<ReadCartOutcome, { readonly kind: 'failed' }>;

/** Removes the secret from the address, and so from history and screenshots. */
function hideSecret(ref: string): void {
  const isInPath = location.pathname.includes(ref);
  history.replaceState(history.state, '', location.pathname + location.search + (isInPath ? '' : `#ref=${ref}`));
}

function resolveCart(cart: SavedCart, own: Cart): OpenedCart {
  const isOwn = cart.ref === $bookingRef.get();
  if (isOwn && !isFromElsewhere(cart)) return { kind: 'own' };
  if (losesTrips(own, cart.bookingItems)) return { kind: 'question', reason: isOwn ? 'device' : 'link', cart };
  adoptCart(cart);
  return { kind: 'own' };
}

/** Loaded only for a missing cart. */
async function isBookedByFriend(ref: string): Promise<boolean> {
  const code = await import('./find-friend-booking.ts').catch(() => null);
  return code ? code.findFriendBooking(ref) : false;
}

async function openCart(ref: string, secret: string | null): Promise<OpenedCart> {
  const answer = await loadSavedCart(ref, secret ?? secretOf(ref));
  if (answer.kind === 'found') return resolveCart(answer.cart, $cartItems.get());
  const isGone = answer.kind === 'missing';
  const isBooked = isGone && (await isBookedByFriend(ref));
  // What this browser has itself needs no server.
  if (ref === $bookingRef.get()) return { kind: 'own' };
  return isBooked ? { kind: 'booked', ref } : answer;
}

/** Stores a new secret before the request, for a reload; known secrets are not replaced. */
function storeNewSecret(ref: string, secret: string): void {
  if (secretOf(ref) === null) storeSecret(ref, secret);
}

/** Whether the address names no cart, or this browser's own. */
function isOwnCart(): boolean {
  const { ref } = parseRefUrl(location);
  return ref === null || ref === $bookingRef.get();
}

/** The cart of the address, else this browser's own, which is checked for a newer save. */
export function useOpenedCart() {
  const [opened, setOpened] = useState<OpenedCart>(() => ({ kind: isOwnCart() ? 'own' : 'loading' }));
  const open = useCallback(async () => {
    const { ref, secret } = parseRefUrl(location);
    if (ref && secret) {
      storeNewSecret(ref, secret);
      hideSecret(ref);
    }
    const own = $bookingRef.get();
    if (isOwnCart()) setOpened({ kind: 'own' });
    const wanted = ref ?? own;
    // The server has none any more under a reference that a friend has booked.
    if (wanted !== null && (wanted !== own || wanted !== $friendBooking.get()))
      setOpened(await openCart(wanted, secret));
  }, []);
  useEffect(() => {
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [open]);
  /** Shows the cart of this browser, which may have changed. */
  const showOwn = () => {
    const { ref } = parseRefUrl(location);
    if (ref !== null && ref !== $bookingRef.get())
      history.replaceState(history.state, '', localizedPath(PATHS.cart, pageLanguage()));
    setOpened({ kind: 'own' });
  };
  return { opened, retry: open, showOwn };
}
