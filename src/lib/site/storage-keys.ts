// Storage keys that the start of a page reads before the code of their stores is loaded.

export const CART_KEY = 'cart-items.1';

/** The shortlists. */
export const SAVED_KEY = 'saved.1';
export const COMPARED_KEY = 'compared.1';

/** Listings that were visited in this tab. */
export const RECENT_KEY = 'recent.1';

/** The group size. */
export const GROUP_SIZE_KEY = 'people.1';

/** The last search. */
export const SEARCH_DATA_KEY = 'search-data.1';

/** The currency and locale: see islands/currency/currency-preference.store.ts. */
export const PREFERENCE_KEY = 'preference.1';

/** Set once the browser has the display typeface. */
export const DISPLAY_FONT_KEY = 'display-face';

/** The answer about analytics. */
export const CONSENT_KEY = 'consent.1';
