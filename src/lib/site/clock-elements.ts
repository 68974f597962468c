/** Stands in the script of every page's head for the address of the script that shows hours; the layout writes that in its place. */
export const CLOCKS_PLACE = '/clocks.js';
