/** The display font's name on a visitor's first page, where it comes late. */
export const LAZY_DISPLAY_FONT = 'Fraunces Late';
