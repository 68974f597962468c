import { PATHS } from '../../lib/navigation/paths.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { element } from '../kit/element.ts';
import { toast } from '../kit/toast.ts';
import { keepsNothing } from '../storage/browser-storages.ts';
import { aloneWithCart } from '../storage/web-lock.ts';
import { $cartChange, $cartItems, type CartChange, convertCartTo } from './cart.store.ts';
import { followCartConsent } from './cart-consent.ts';
import { showCartCount } from './cart-count.ts';
import { $cartRevision, isUnsaved } from './cart-revision.store.ts';
import { type CartSync, cartSync } from './cart-sync.ts';

/** What happens so long after a change of the cart (specification.md#timing). */
export const SAID_AFTER_MS = 500;

const SAID: Readonly<Record<CartChange['kind'], string>> = {
  added: 'Added to your cart:',
  changed: 'Changed in your cart:',
  removed: 'Taken out of your cart:',
  restored: 'Back in your cart:',
  cleared: '',
};

const nothing = () => undefined;

/** Where there is no next page of the cart, the trips are offered to be sent from this one. */
function sayUnkept(said: string): void {
  import('./storage-blocked-note.ts').then(
    ({ showUnkeptNote }) => showUnkeptNote(said),
    () => toast(said),
  );
}

/** Seen and heard, without taking the focus. The cart's own page has nothing to view, and offers back itself what was taken out. */
function say({ kind, title }: CartChange): void {
  const isElsewhere = !location.pathname.startsWith(PATHS.cart);
  if (kind === 'removed' && !isElsewhere) return;
  const said = `${SAID[kind]} ${title}.`;
  if (isElsewhere && kind !== 'removed' && keepsNothing()) sayUnkept(said);
  else {
    if (isElsewhere) import('./view-cart-link.ts').then((link) => link.showViewCart(), nothing);
    toast(said, isElsewhere && element('a', { href: PATHS.cart }, 'View cart'));
  }
}

/** The cart has changed and is not empty: the page scrolls to its top, and soon says so (specification.md#cart). */
function answerChange(change: CartChange | null): void {
  if (!change || $cartItems.get().length === 0) return;
  scrollTo({ top: 0 });
  setTimeout(() => say(change), SAID_AFTER_MS);
}

/** A currency change re-converts every item, and the cart is saved (specification.md#cart). */
function followCurrency(sync: CartSync): void {
  $preference.subscribe(({ currency, rate }) => {
    const isOther = $cartItems.get().some((item) => item.ratePlan.currency !== currency || item.rate !== rate);
    if (!isOther) return;
    convertCartTo({ currency, rate });
    if ($bookingRef.get() !== null) sync.save();
  });
}

function pageSync(): CartSync {
  return cartSync({
    fetch: (...args) => globalThis.fetch(...args),
    wait: (task, ms) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    alone: aloneWithCart,
  });
}

let started = false;

/** Everything that follows from the cart, in the page and on the server. What was done before this was here is answered too. */
export function startCartReactions(sync: CartSync = pageSync()): void {
  if (started) return;
  started = true;
  $cartItems.subscribe(({ length }) => showCartCount(length));
  followCartConsent();
  $cartChange.subscribe(answerChange);
  followCurrency(sync);
  const saveUnsaved = () => {
    if (isUnsaved($bookingRef.get())) sync.saveSoon();
  };
  $cartRevision.subscribe(saveUnsaved);
  // What was changed without a connection is saved with the next one.
  addEventListener('online', saveUnsaved);
}
