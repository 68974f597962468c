// Keys of the browser's storage that the start of a page reads before it loads the code of their stores.

export const CART_KEY = 'cart-items.1';

/** The shortlists. */
export const SAVED_KEY = 'saved.1';
export const COMPARED_KEY = 'compared.1';

/** Which trips were looked at in this tab. */
export const RECENT_KEY = 'recent.1';

/** How many travel together. */
export const GROUP_SIZE_KEY = 'people.1';

/** What was looked for last. */
export const SEARCH_DATA_KEY = 'search-data.1';

/** What the traveller sees prices in: see islands/currency/currency-preference.store.ts. */
export const PREFERENCE_KEY = 'preference.1';

/** Set once the browser has the display typeface. */
export const DISPLAY_FONT_KEY = 'display-face';

/** What the visitor said about analytics. */
export const CONSENT_KEY = 'consent.1';
