/** Under this key the browser remembers that it has the display typeface. */
export const DISPLAY_FONT_KEY = 'display-face';
