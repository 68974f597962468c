import type { ReactNode } from 'react';
import { requestText } from '../../lib/bookings/booking.text.ts';
import { messageLinks } from '../../lib/bookings/message-links.ts';
import { requestedTripTextData } from '../../lib/bookings/requested-trip-text-data.ts';
import { cartView } from '../../lib/cart/cart-view.ts';
import type { Language } from '../../lib/languages/language.ts';
import { storageBlockedScreenMessages } from '../../lib/messages/storage-blocked-screen.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { bookingRef } from '../booking-service/booking-ref.store.ts';
import { usePreference } from '../currency/use-preference.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { Message } from '../kit/Message.tsx';
import { MessageLinks } from '../kit/MessageLinks.tsx';
import { Notice } from '../kit/Notice.tsx';
import css from '../kit/screen.css?inline';
import { useLanguage } from '../kit/use-language.ts';
import { useNow } from '../kit/use-now.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { useListings } from '../listing/use-listings.ts';
import { $cartItems } from './cart.store.ts';

/** The operator reads it, so that it is English. */
const NO_TRIPS = 'I would like to book these trips (days and number of people): ';

/** The cart as a message. Where storage is blocked, only a shared link has trips. */
function useRequestText(ref: string, view: PriceFormat, language: Language): string {
  const cart = useBrowserStore($cartItems, []);
  const now = useNow();
  const { listings } = useListings(cart.map(({ trip }) => trip.listingCode));
  if (cart.length === 0) return NO_TRIPS;
  const { lines, usd } = cartView(cart, { listings, currency: view, now, language });
  return requestText({ ref, trips: lines.map(requestedTripTextData), totalUsd: usd }, null, view.locale);
}

/** Explains the empty cart where storage is blocked, and how to book without it. */
export function StorageBlockedScreen({ operator: { contacts, hours } }: { readonly operator: Operator }) {
  useStyles(css);
  const ref = bookingRef();
  const view = usePreference();
  const language = useLanguage();
  const text = useRequestText(ref, view, language);
  const t = storageBlockedScreenMessages(language);
  return (
    <Notice tone="problem" title={t.title}>
      <p>
        <Message parts={t.text<ReactNode>(<LocalHours locale={view.locale}>{hours}</LocalHours>)} />
      </p>
      <MessageLinks links={messageLinks(contacts, `Booking request ${ref}`, text, language)} text={text} />
    </Notice>
  );
}
