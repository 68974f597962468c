import { requestText } from '../../lib/bookings/booking.text.ts';
import { type MessageContacts, type MessageLink, messageLinks } from '../../lib/bookings/message-links.ts';
import { requestedTripTextData } from '../../lib/bookings/requested-trip-text-data.ts';
import { cartView } from '../../lib/cart/cart-view.ts';
import { storageBlockedMessages } from '../../lib/messages/storage-blocked.ts';
import { bookingRef } from '../booking-service/booking-ref.store.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { showCard } from '../kit/notifications.store.ts';
import { $knownListings } from '../listing/known-listings.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { $cartItems } from './cart.store.ts';

/** The address in a link of the page's help sheet. */
function contactIn(start: string): string {
  const link = document.querySelector(`#help a[href^="${start}"]`);
  return link?.getAttribute('href')?.slice(start.length).split('?')[0] ?? '';
}

function contactsOfPage(): MessageContacts {
  return { whatsapp: `+${contactIn('https://wa.me/')}`, email: contactIn('mailto:'), sms: contactIn('sms:') };
}

function requestLinks(): readonly MessageLink[] {
  const view = $preference.get();
  const cart = cartView($cartItems.get(), {
    listings: $knownListings.get(),
    currency: view,
    now: Date.now(),
    language: pageLanguage(),
  });
  const ref = bookingRef();
  const text = requestText(
    { ref, trips: cart.lines.map(requestedTripTextData), totalUsd: cart.usd },
    null,
    view.locale,
  );
  return messageLinks(contactsOfPage(), `Booking request ${ref}`, text, pageLanguage());
}

/**
 * A page of the web opens beside this one, with which the cart would go. Mail programs open by
 * themselves.
 */
function send(href: string): undefined {
  if (href.startsWith('https:')) open(href, '_blank', 'noopener');
  else location.assign(href);
}

/**
 * Warns where storage is blocked that the cart is lost with this page. Offers to send it as a
 * request.
 *
 * @param text the change of the cart
 */
export function showStorageBlocked(text: string): void {
  const t = storageBlockedMessages(pageLanguage());
  const actions = [...requestLinks().map(({ label, href }) => ({ label, run: () => send(href) })), { label: t.close }];
  showCard({ label: t.cart, isProblem: true, text: `${text} ${t.why}`, actions });
}
