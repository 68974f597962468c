import { tripCount } from '../../lib/catalogue/trip-count.text.ts';
import { CART_KEY } from '../../lib/site/cart-key.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { storedText } from '../page/read-storage.ts';
import css from './cart-count.css?inline';

const LABEL = 'Cart';

/** Reads what the browser keeps without the cart's own code: a page that nobody touches needs no more than the number. */
function storedCount(): number {
  try {
    const stored: unknown = JSON.parse(storedText(CART_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item?.ref === 'string').length : 0;
  } catch {
    return 0;
  }
}

function labelOf(count: number): string {
  return count === 0 ? LABEL : `${LABEL}, ${tripCount(count)}`;
}

/** Shows how many trips are in the cart on the header's button. */
export function showCartCount(count: number = storedCount()): void {
  const link = document.querySelector<HTMLElement>('.header-cart');
  if (!link) return;
  if (count > 0) adoptStyles(css);
  if (count > 0) link.dataset.count = String(count);
  else delete link.dataset.count;
  link.setAttribute('aria-label', labelOf(count));
}

let following = false;

/** Shows the count and keeps it true: other tabs may change the cart, and so may pages in front of one that comes back. */
export function followCartCount(): void {
  showCartCount();
  if (following) return;
  following = true;
  addEventListener('storage', ({ key }) => {
    if (key === CART_KEY || key === null) showCartCount();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showCartCount();
  });
}
