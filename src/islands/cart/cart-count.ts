import type { Language } from '../../lib/languages/language.ts';
import { cartCountMessages } from '../../lib/messages/cart-count.ts';
import { CART_KEY } from '../../lib/site/storage-keys.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { pageLanguage } from '../page/page-language.ts';
import { readStoredList } from '../storage/read-storage.ts';
import css from './cart-count.css?inline';

/** The number of stored trips, read without the cart's code. */
function readStoredCount(): number {
  return readStoredList(CART_KEY).filter((item) => typeof (item as { ref?: unknown } | null)?.ref === 'string').length;
}

/** The accessible name of the cart button. */
export function cartLabel(count: number, language: Language): string {
  const { cart, trips } = cartCountMessages(language);
  return count === 0 ? cart : trips(count);
}

type ShowCount = (count: number) => void;

/** Writes the count into the built markup. */
function writeCount(count: number): void {
  const link = document.querySelector<HTMLElement>('.header-cart');
  if (!link) return;
  if (count > 0) link.dataset.count = String(count);
  else delete link.dataset.count;
  link.setAttribute('aria-label', cartLabel(count, pageLanguage()));
}

let show: ShowCount = writeCount;

/** Shows how many trips are in the cart on the header's button. */
export function showCartCount(count: number = readStoredCount()): void {
  adoptStyles(css);
  show(count);
}

/** Lets React render the count from now on: see CartButtonIsland.tsx. */
export function handOverCartCount(to: ShowCount): void {
  show = to;
}

let isSyncing = false;

/** Shows the count, and follows other tabs and the back-forward cache. */
export function syncCartCount(): void {
  showCartCount();
  if (isSyncing) return;
  isSyncing = true;
  addEventListener('storage', ({ key }) => {
    if (key === CART_KEY || key === null) showCartCount();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showCartCount();
  });
}
