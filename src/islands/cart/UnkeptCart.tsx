import { cartView } from '../../lib/cart/cart-view.ts';
import { DEFAULT_PREFERENCE } from '../../lib/currency/preference.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { bookingRef } from '../../lib/stores/booking-ref.ts';
import { $cartItems } from '../../lib/stores/cart.ts';
import { $preference } from '../../lib/stores/preference.ts';
import { requestText } from '../../lib/voucher/booking-text.ts';
import { messageLinks } from '../../lib/voucher/message-links.ts';
import { requestedTrip } from '../../lib/voucher/requested-trip.ts';
import { MessageLinks } from '../parts/screens/MessageLinks.tsx';
import { Notice } from '../parts/screens/Notice.tsx';
import css from '../parts/screens/screen.css?inline';
import { useStyles } from '../parts/use-styles.ts';
import { useBrowserStore } from '../use-browser-store.ts';
import { useListings } from '../use-listings.ts';
import { useNow } from '../use-now.ts';

const NO_TRIPS = 'I would like to book these trips, on these days, for so many people: ';

/** The cart as a message. A browser that keeps nothing has trips only where a link has brought them. */
function useRequest(ref: string): string {
  const cart = useBrowserStore($cartItems, []);
  const view = useBrowserStore($preference, DEFAULT_PREFERENCE);
  const now = useNow();
  const { listings } = useListings(cart.map(({ trip }) => trip.listingCode));
  if (cart.length === 0) return NO_TRIPS;
  const { lines, usd } = cartView(cart, { listings, currency: view, now });
  return requestText({ ref, trips: lines.map(requestedTrip), totalUsd: usd }, null, view.locale);
}

/** Why the cart is empty on each page of a browser that lets no site keep anything, and the way to book all the same. */
export function UnkeptCart({ operator: { contacts, hours } }: { readonly operator: Operator }) {
  useStyles(css);
  const ref = bookingRef();
  const text = useRequest(ref);
  return (
    <Notice tone="problem" title="This browser keeps nothing">
      <p>
        It does not let this site store anything, so every page begins with an empty cart, and trips cannot be booked
        here. Allow cookies and site data for this site in the settings of the browser, and choose your trips again; or
        write to us what you would like to book. Somebody answers: {hours}.
      </p>
      <MessageLinks links={messageLinks(contacts, `Booking request ${ref}`, text)} text={text} />
    </Notice>
  );
}
