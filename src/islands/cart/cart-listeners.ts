import { languageOfPath, localizedPath } from '../../lib/languages/localized-path.ts';
import { cartChangeMessages } from '../../lib/messages/cart-change.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { showToast } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { isStorageBlocked } from '../storage/browser-storages.ts';
import { withCartLock } from '../storage/web-lock.ts';
import { $cartChange, $cartItems, type CartChange, convertCartTo } from './cart.store.ts';
import { syncCartConsent } from './cart-consent.ts';
import { showCartCount } from './cart-count.ts';
import { $cartRevision, isUnsaved } from './cart-revision.store.ts';
import { type CartSync, createCartSync } from './cart-sync.ts';

/** Milliseconds until a change of the cart is announced (specification.md#timing). */
export const ANNOUNCE_DELAY_MS = 500;

const noop = () => undefined;

/**
 * Offers to send the trips from this page, where storage is blocked. The next page would have no
 * cart.
 */
function announceStorageBlocked(text: string): void {
  import('./storage-blocked-notification.ts').then(
    ({ showStorageBlocked }) => showStorageBlocked(text),
    () => showToast(text),
  );
}

/** Shows and announces a change without taking the focus. The cart page has its own undo. */
function announce({ kind, title }: CartChange): void {
  const isElsewhere = !languageOfPath(location.pathname).path.startsWith(PATHS.cart);
  if (kind === 'cleared' || (kind === 'removed' && !isElsewhere)) return;
  const language = pageLanguage();
  const t = cartChangeMessages(language);
  const text = t[kind](title);
  if (isElsewhere && kind !== 'removed' && isStorageBlocked()) announceStorageBlocked(text);
  else {
    if (isElsewhere) import('./view-cart-link.ts').then((link) => link.showViewCartLink(), noop);
    showToast(text, isElsewhere ? { link: { label: t.view, href: localizedPath(PATHS.cart, language) } } : {});
  }
}

/**
 * Scrolls to the top after a change and announces it soon, unless the cart is empty
 * (specification.md#cart).
 */
function onCartChange(change: CartChange | null): void {
  if (!change || $cartItems.get().length === 0) return;
  scrollTo({ top: 0 });
  setTimeout(() => announce(change), ANNOUNCE_DELAY_MS);
}

/** A currency change re-converts every item, and the cart is saved (specification.md#cart). */
function syncCurrency(sync: CartSync): void {
  $preference.subscribe(({ currency, rate }) => {
    const isOther = $cartItems.get().some((item) => item.ratePlan.currency !== currency || item.rate !== rate);
    if (!isOther) return;
    convertCartTo({ currency, rate });
    if ($bookingRef.get() !== null) sync.save();
  });
}

function createPageSync(): CartSync {
  return createCartSync({
    wait: (task, ms) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    withLock: withCartLock,
  });
}

let started = false;

/**
 * Starts everything that listens to the cart, in the page and on the server. A change made before
 * is handled too.
 */
export function startCartListeners(sync: CartSync = createPageSync()): void {
  if (started) return;
  started = true;
  $cartItems.subscribe(({ length }) => showCartCount(length));
  syncCartConsent();
  $cartChange.subscribe(onCartChange);
  syncCurrency(sync);
  const saveUnsaved = () => {
    if (isUnsaved($bookingRef.get())) sync.saveSoon();
  };
  $cartRevision.subscribe(saveUnsaved);
  // What was changed without a connection is saved with the next one.
  addEventListener('online', saveUnsaved);
}
