// They stand in the script of every page's head (islands/currency/before-paint.ts); the layout writes the files' addresses in their place.

/** Converts prices. */
export const PRICES_SCRIPT = '/prices.js';

/** Writes hours on another clock than that of the build. */
export const CLOCKS_SCRIPT = '/clocks.js';
