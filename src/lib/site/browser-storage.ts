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
    purpose: 'the version of your cart, so that an older one never replaces a newer one',
    duration: UNTIL_DELETED,
  },
  {
    name: 'cart-claim.1',
    purpose: 'a note that your cart is being saved for the first time',
    duration: 'until it is saved',
  },
  {
    name: 'shared-cart.1',
    purpose: 'a note that your cart came from a link, and the contact details in it',
    duration: 'until you make the cart your own',
  },
  {
    name: 'friend-booking.1',
    purpose: 'a note that a friend with the link has booked your cart',
    duration: 'until you make the cart your own',
  },
  {
    name: 'booking-ref.1',
    purpose: 'your booking reference, which links your cart and your booking',
    duration: UNTIL_BOOKED,
  },
  { name: 'booker.1', purpose: 'name, e-mail and mobile number of the person booking', duration: UNTIL_BOOKED },
  { name: 'user-country.1', purpose: 'the country of your mobile number', duration: UNTIL_DELETED },
  {
    name: 'booking-draft.1',
    purpose: 'your choices in an unfinished booking form',
    duration: 'until the trip is in your cart',
  },
  { name: 'placing.1', purpose: 'a booking that was sent but not answered yet', duration: 'until it is answered' },
  {
    name: 'outbox.1',
    purpose: 'a note that a booking waits for a connection',
    duration: 'until you have seen the answer',
  },
  {
    name: 'request-keys.1',
    purpose: 'keys that stop a second click from booking or paying twice',
    duration: 'until the request is answered',
  },
  {
    name: 'kept-bookings.1',
    purpose: 'your bookings, so that vouchers open offline',
    duration: 'until you remove one from this device; the last 20',
  },
  {
    name: 'booking-secrets.1',
    purpose: 'the keys that open your carts and bookings',
    duration: 'until you remove the booking from this device; the last 50',
  },
  {
    name: 'participant-drafts.1',
    purpose: 'names, nationalities and age groups of travellers, never passports',
    duration: 'until they are saved with us',
  },
  { name: 'saved.1', purpose: 'trips you saved', duration: 'until you remove them; the last 60' },
  { name: 'compared.1', purpose: 'trips you compare', duration: 'until you remove them; 3 at most' },
  { name: 'people.1', purpose: 'the size of your group', duration: UNTIL_DELETED },
  { name: 'search-data.1', purpose: 'your last search', duration: UNTIL_BOOKED },
  {
    name: 'place-search-cache.1',
    purpose: 'hotels and places you picked',
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
    purpose: 'bookings reported to analytics with your consent, so that none is reported twice',
    duration: 'the last 50, until you delete them',
  },
  {
    name: 'listings.1',
    purpose: 'a copy of all trips and exchange rates',
    duration: 'refreshed after five minutes',
  },
  {
    name: 'install-asked.1',
    purpose: 'a note that we offered to install the site, so that we do not ask twice',
    duration: UNTIL_DELETED,
  },
  {
    name: 'last-poll.1',
    purpose: 'when a page last checked for a newer version of the site',
    duration: 'renewed every hour',
  },
  { name: 'display-face', purpose: 'a note that your browser has the font of our headings', duration: UNTIL_DELETED },
] as const satisfies readonly StoredItem[];

/** Items in local storage of the operator's own staff: no page of travellers stores them. */
export const DESK_ITEMS = [
  {
    name: 'desk-check-ins.1',
    purpose: 'check-ins that wait for a connection, without names',
    duration: 'until they are sent',
  },
] as const satisfies readonly StoredItem[];

/** Everything in the storage of a tab. */
export const TAB_ITEMS = [
  { name: 'removed-items.1', purpose: 'trips you removed from the cart, so that you can undo it', duration: IN_TAB },
  { name: 'payment-method.1', purpose: 'how you want to pay', duration: IN_TAB },
  { name: 'recent.1', purpose: 'trips you viewed', duration: IN_TAB },
  { name: 'currencies.1', purpose: 'the last currencies you chose', duration: IN_TAB },
  {
    name: 'last-reload.1',
    purpose: 'a note that a page reloaded itself, so that it does not keep reloading',
    duration: IN_TAB,
  },
] as const satisfies readonly StoredItem[];

/** Every cache of the offline worker. */
export const CACHED_ITEMS = [
  {
    name: 'offline-site-1',
    purpose: 'pages and their files, for reading offline',
    duration: 'until a newer version replaces them',
  },
  {
    name: 'offline-pictures-1',
    purpose: 'larger pictures of the trips',
    duration: 'until your device needs the space',
  },
  {
    name: 'offline-notes-1',
    purpose: 'your choices on the page “Saved on this phone”, and a booking that waits to be sent',
    duration: 'until you delete the saved pages',
  },
] as const satisfies readonly StoredItem[];

/** A name under which local storage may have something. */
export type LocalKey = (typeof LOCAL_ITEMS | typeof DESK_ITEMS)[number]['name'];

/** A name under which the storage of a tab may have something. */
export type TabKey = (typeof TAB_ITEMS)[number]['name'];
