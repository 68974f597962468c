import { PATHS } from '../../lib/navigation/paths.ts';
import { element } from '../kit/element.ts';

/** Where a listing's page books: the bar of a phone, or the card beside the text of a wide window. */
function bookingPlace(): HTMLElement | null {
  const bar = document.querySelector<HTMLElement>('.booking-bar');
  return bar && bar.offsetHeight > 0 ? bar : document.querySelector<HTMLElement>('.price-card');
}

/** Puts the way to the cart beside what booked a trip. It stays until the next page, longer than any toast. */
export function showViewCartLink(): void {
  const place = bookingPlace();
  if (!place || document.querySelector('[data-view-cart]')) return;
  place.append(element('a', { class: 'button button-quiet', href: PATHS.cart, 'data-view-cart': '' }, 'View cart'));
  if (!place.matches('.booking-bar')) return;
  // On a narrow window it has a second line.
  document.documentElement.style.setProperty('--booking-bar', `${place.offsetHeight}px`);
}
