import { PATHS } from '../../lib/navigation/paths.ts';
import { notify } from '../kit/notifications.store.ts';

/** Where a listing's page books: the bar of a phone, or the card beside the text of a wide window. */
function bookingPlace(): HTMLElement | null {
  const bar = document.querySelector<HTMLElement>('.booking-bar');
  return bar && bar.offsetHeight > 0 ? bar : document.querySelector<HTMLElement>('.price-card');
}

/** Puts the way to the cart beside what booked a trip. It stays until the next page, longer than any toast. */
export function showViewCartLink(): void {
  const place = bookingPlace();
  if (!place || document.querySelector('[data-view-cart]')) return;
  notify({ kind: 'link', label: 'View cart', href: PATHS.cart, place, mark: 'data-view-cart' });
}
