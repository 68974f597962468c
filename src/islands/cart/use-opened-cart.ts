import { useCallback, useEffect, useState } from 'react';
import { readRefAddress } from '../../lib/booking-ref/ref-address.ts';
import type { Cart } from '../../lib/cart/cart.ts';
import { losesTrips } from '../../lib/cart/merged-carts.ts';
import { PATHS } from '../../lib/paths.ts';
import { $bookingRef } from '../../lib/stores/booking-ref.ts';
import { noteSecret, secretOf } from '../../lib/stores/booking-secrets.ts';
import { $cartItems } from '../../lib/stores/cart.ts';
import { adoptCart, isFromElsewhere, loadSavedCart, type SavedCartAnswer } from '../../lib/stores/saved-cart.ts';
import type { OtherCartReason } from '../parts/cart/OtherCart.tsx';

type FoundCart = Extract<SavedCartAnswer, { readonly kind: 'found' }>['cart'];

/** What opening the page has led to. */
export type OpenedCart =
  /** This browser's own cart is shown. */
  | { readonly kind: 'own' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'question'; readonly reason: OtherCartReason; readonly cart: FoundCart }
  /** The link opens nothing (any more). */
  | { readonly kind: 'missing' }
  /** It cannot be asked for now. */
  | { readonly kind: 'failed' };

/** The secret leaves the address: it would stand in the history, and in every picture that somebody takes of the screen. */
function hideSecret(ref: string): void {
  const isInPath = location.pathname.includes(ref);
  history.replaceState(history.state, '', location.pathname + location.search + (isInPath ? '' : `#ref=${ref}`));
}

function resolved(cart: FoundCart, own: Cart): OpenedCart {
  const isOwn = cart.ref === $bookingRef.get();
  if (isOwn && !isFromElsewhere(cart)) return { kind: 'own' };
  if (losesTrips(own, cart.bookingItems)) return { kind: 'question', reason: isOwn ? 'device' : 'link', cart };
  adoptCart(cart);
  return { kind: 'own' };
}

async function openCart(ref: string, secret: string | null): Promise<OpenedCart> {
  const answer = await loadSavedCart(ref, secret ?? secretOf(ref));
  if (answer.kind === 'found') return resolved(answer.cart, $cartItems.get());
  // What this browser has itself needs no server.
  return ref === $bookingRef.get() ? { kind: 'own' } : answer;
}

/** Kept before anything is asked, so that a reload finds it; but no link takes away a secret that this browser has. */
function noteNewSecret(ref: string, secret: string): void {
  if (secretOf(ref) === null) noteSecret(ref, secret);
}

/** Whether the address asks for no cart, or for the one that this browser has. */
function asksForOwn(): boolean {
  const { ref } = readRefAddress(location);
  return ref === null || ref === $bookingRef.get();
}

/** The cart that the address asks for, else this browser's own: looked up on the server where it may be newer. */
export function useOpenedCart() {
  const [opened, setOpened] = useState<OpenedCart>(() => ({ kind: asksForOwn() ? 'own' : 'loading' }));
  const open = useCallback(async () => {
    const { ref, secret } = readRefAddress(location);
    if (ref && secret) {
      noteNewSecret(ref, secret);
      hideSecret(ref);
    }
    const own = $bookingRef.get();
    if (asksForOwn()) setOpened({ kind: 'own' });
    const wanted = ref ?? own;
    if (wanted !== null) setOpened(await openCart(wanted, secret));
  }, []);
  useEffect(() => {
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [open]);
  /** Goes on with the cart of this browser, which may be another one now. */
  const showOwn = () => {
    const { ref } = readRefAddress(location);
    if (ref !== null && ref !== $bookingRef.get()) history.replaceState(history.state, '', PATHS.cart);
    setOpened({ kind: 'own' });
  };
  return { opened, retry: open, showOwn };
}
