import { PATHS } from '../../lib/navigation/paths.ts';
import { notify } from '../kit/notifications.store.ts';

/** The booking controls of a listing's page: a phone's bar, or the card of a wide window. */
function bookingPlace(): HTMLElement | null {
  const bar = document.querySelector<HTMLElement>('.booking-bar');
  return bar && bar.offsetHeight > 0 ? bar : document.querySelector<HTMLElement>('.price-card');
}

/** Adds a link to the cart beside the button that added a trip, until the next page. */
export function showViewCartLink(): void {
  const place = bookingPlace();
  if (!place || document.querySelector('[data-view-cart]')) return;
  notify({ kind: 'link', label: 'View cart', href: PATHS.cart, place, mark: 'data-view-cart' });
}
