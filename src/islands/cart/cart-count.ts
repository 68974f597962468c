import { tripCount } from '../../lib/catalogue/trip-count.text.ts';
import { CART_KEY } from '../../lib/site/storage-keys.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { readStorage } from '../page/read-storage.ts';
import css from './cart-count.css?inline';

const LABEL = 'Cart';

/** The number of stored trips, read without the cart's own code. */
function readStoredCount(): number {
  try {
    const stored: unknown = JSON.parse(readStorage(CART_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item?.ref === 'string').length : 0;
  } catch {
    return 0;
  }
}

function labelOf(count: number): string {
  return count === 0 ? LABEL : `${LABEL}, ${tripCount(count)}`;
}

/** Shows how many trips are in the cart on the header's button. */
export function showCartCount(count: number = readStoredCount()): void {
  const link = document.querySelector<HTMLElement>('.header-cart');
  if (!link) return;
  if (count > 0) adoptStyles(css);
  if (count > 0) link.dataset.count = String(count);
  else delete link.dataset.count;
  link.setAttribute('aria-label', labelOf(count));
}

let isSyncing = false;

/** Shows the count and keeps it up to date with other tabs and with pages that come back. */
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
