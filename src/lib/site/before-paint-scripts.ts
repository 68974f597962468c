// Scripts in every page's head (islands/currency/before-paint.ts). The layout replaces the names
// with the files' addresses.

/** Converts prices. */
export const PRICES_SCRIPT = '/prices.js';

/** Writes hours on another clock than that of the build. */
export const CLOCKS_SCRIPT = '/clocks.js';
