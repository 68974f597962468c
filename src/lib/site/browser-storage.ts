/** Something that this site stores in a browser, as `/privacy` lists it. */
export interface StoredItem {
  /** The key, or the name of a cache. */
  readonly name: string;
  readonly purpose: string;
  readonly duration: string;
}

const UNTIL_DELETED = 'until you delete it';
const UNTIL_BOOKED = 'until you have booked or emptied the cart';
const IN_TAB = 'until you close the tab';

/**
 * All items in local storage, each with a reason (docs/decisions/0026-what-the-browser-stores.md).
 */
export const LOCAL_ITEMS = [
  { name: 'cart-items.1', purpose: 'the trips in your cart', duration: UNTIL_BOOKED },
  {
    name: 'cart-revision.1',
    purpose: 'which change of your cart we have, so that an older one replaces none',
    duration: UNTIL_DELETED,
  },
  { name: 'cart-claim.1', purpose: 'that a first save of your cart is on its way', duration: 'until it has arrived' },
  {
    name: 'shared-cart.1',
    purpose: 'that your cart came by a link, and the contact it came with',
    duration: 'until you make the cart your own',
  },
  {
    name: 'friend-booking.1',
    purpose: 'that a friend with the link has booked your cart',
    duration: 'until you make the cart your own',
  },
  {
    name: 'booking-ref.1',
    purpose: 'your booking reference, which keeps the cart and the booking together',
    duration: UNTIL_BOOKED,
  },
  { name: 'booker.1', purpose: 'name, e-mail and mobile number of who books', duration: UNTIL_BOOKED },
  { name: 'user-country.1', purpose: 'the country of your telephone', duration: UNTIL_DELETED },
  {
    name: 'booking-draft.1',
    purpose: 'what you chose in a booking form that you have not finished',
    duration: 'until the trip is in your cart',
  },
  { name: 'placing.1', purpose: 'a booking that was sent and not answered yet', duration: 'until it is answered' },
  { name: 'outbox.1', purpose: 'that a booking waits for a connection', duration: 'until you have seen its answer' },
  {
    name: 'request-keys.1',
    purpose: 'keys that keep a second click from booking or paying twice',
    duration: 'until the request is answered',
  },
  {
    name: 'kept-bookings.1',
    purpose: 'your bookings, so that a voucher opens without a network',
    duration: 'until you take one off this device; the last 20',
  },
  {
    name: 'booking-secrets.1',
    purpose: 'the keys that open your carts and bookings',
    duration: 'until you take the booking off this device; the last 50',
  },
  {
    name: 'participant-drafts.1',
    purpose: 'names, nationalities and age groups of those who travel, never a passport',
    duration: 'until they are saved with us',
  },
  { name: 'saved.1', purpose: 'trips that you saved', duration: 'until you remove them; the last 60' },
  { name: 'compared.1', purpose: 'trips that you compare', duration: 'until you remove them; 3 at most' },
  { name: 'people.1', purpose: 'how many travel together', duration: UNTIL_DELETED },
  { name: 'search-data.1', purpose: 'your last search', duration: UNTIL_BOOKED },
  {
    name: 'place-search-cache.1',
    purpose: 'hotels and places that you picked',
    duration: 'the last ones, until you delete them',
  },
  { name: 'preference.1', purpose: 'currency and its rate, language', duration: UNTIL_DELETED },
  { name: 'consent.1', purpose: 'your answer about analytics', duration: UNTIL_DELETED },
  {
    name: 'conversion-queries.1',
    purpose: 'the campaign labels of the link that brought you here',
    duration: 'until you have booked',
  },
  {
    name: 'conversions-told.1',
    purpose: 'bookings that analytics was told of with your consent, so that none is told twice',
    duration: 'the last 50, until you delete them',
  },
  {
    name: 'listings.1',
    purpose: 'a copy of all trips and exchange rates',
    duration: 'asked for again after five minutes',
  },
  {
    name: 'install-asked.1',
    purpose: 'that you were asked to install the site, so that you are not asked twice',
    duration: UNTIL_DELETED,
  },
  {
    name: 'last-poll.1',
    purpose: 'when a page last asked whether there is a newer version of the site',
    duration: 'renewed every hour',
  },
  { name: 'display-face', purpose: 'that your browser has the typeface of our headings', duration: UNTIL_DELETED },
] as const satisfies readonly StoredItem[];

/** Everything in the storage of a tab. */
export const TAB_ITEMS = [
  { name: 'removed-items.1', purpose: 'trips that you took out of the cart, to put them back', duration: IN_TAB },
  { name: 'payment-method.1', purpose: 'how you want to pay', duration: IN_TAB },
  { name: 'recent.1', purpose: 'trips that you looked at', duration: IN_TAB },
  { name: 'currencies.1', purpose: 'the currencies that you chose last', duration: IN_TAB },
  {
    name: 'last-reload.1',
    purpose: 'that a page reloaded itself, so that it does not do so again and again',
    duration: IN_TAB,
  },
] as const satisfies readonly StoredItem[];

/** Every cache of the offline worker. */
export const CACHED_ITEMS = [
  {
    name: 'offline-site-1',
    purpose: 'pages, and what they are made of, to be read without a network',
    duration: 'until a newer version replaces them',
  },
  {
    name: 'offline-pictures-1',
    purpose: 'larger pictures of the trips',
    duration: 'until your device needs the space',
  },
  {
    name: 'offline-notes-1',
    purpose: 'what you chose on the page "Offline", and a booking that waits to be sent',
    duration: 'until you delete the saved pages',
  },
] as const satisfies readonly StoredItem[];

/** A name under which local storage may have something. */
export type LocalKey = (typeof LOCAL_ITEMS)[number]['name'];

/** A name under which the storage of a tab may have something. */
export type TabKey = (typeof TAB_ITEMS)[number]['name'];
