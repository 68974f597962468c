import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cartChangeMessages } from '../../lib/messages/cart-change.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { notify } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';

/** The card of a listing's page; null where a phone's bar, which has no room, has the button. */
function bookingPlace(): HTMLElement | null {
  const bar = document.querySelector<HTMLElement>('.booking-bar');
  return bar && bar.offsetHeight > 0 ? null : document.querySelector<HTMLElement>('.price-card');
}

/** Adds a link to the cart beside the button that added a trip, until the next page. */
export function showViewCartLink(): void {
  const place = bookingPlace();
  if (!place || document.querySelector('[data-view-cart]')) return;
  const language = pageLanguage();
  const { view } = cartChangeMessages(language);
  notify({ kind: 'link', label: view, href: localizedPath(PATHS.cart, language), place, mark: 'data-view-cart' });
}
