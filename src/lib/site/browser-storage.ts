import type { Language } from '../languages/language.ts';
import { browserStorageMessages } from '../messages/browser-storage.ts';

/** Something that this site stores in a browser, as `/privacy` lists it. */
export interface StoredItem {
  /** The key, or the name of a cache. */
  readonly name: string;
  readonly purpose: string;
  readonly duration: string;
}

/**
 * All items in local storage, each with a reason (docs/decisions/0026-what-the-browser-stores.md).
 */
export const LOCAL_ITEMS = [
  'cart-items.1',
  'cart-revision.1',
  'cart-claim.1',
  'shared-cart.1',
  'friend-booking.1',
  'booking-ref.1',
  'booker.1',
  'user-country.1',
  'booking-draft.1',
  'placing.1',
  'outbox.1',
  'request-keys.1',
  'kept-bookings.1',
  'booking-secrets.1',
  'participant-drafts.1',
  'saved.1',
  'compared.1',
  'people.1',
  'search-data.1',
  'place-search-cache.1',
  'preference.1',
  'language.1',
  'consent.1',
  'conversion-queries.1',
  'conversions-told.1',
  'listings.1',
  'install-asked.1',
  'last-poll.1',
  'display-face',
] as const;

/** Items in local storage of the operator's own staff: no page of travellers stores them. */
export const DESK_ITEMS = ['desk-check-ins.1'] as const;

/** Everything in the storage of a tab. */
export const TAB_ITEMS = ['removed-items.1', 'payment-method.1', 'recent.1', 'currencies.1', 'last-reload.1'] as const;

/** Every cache of the offline worker. */
export const CACHED_ITEMS = ['offline-site-1', 'offline-pictures-1', 'offline-notes-1'] as const;

/** A name under which local storage may have something. */
export type LocalKey = (typeof LOCAL_ITEMS | typeof DESK_ITEMS)[number];

/** A name under which the storage of a tab may have something. */
export type TabKey = (typeof TAB_ITEMS)[number];

/** A name of anything that is stored in a browser. */
export type StoredName = LocalKey | TabKey | (typeof CACHED_ITEMS)[number];

/** Says what is stored under a name, and for how long. */
export function storedItem(name: StoredName, language: Language): StoredItem {
  const t = browserStorageMessages(language);
  return { name, purpose: t.purposes[name], duration: t.durations[name] };
}
