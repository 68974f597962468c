/** Under this key the browser remembers that it has the display typeface. */
export const DISPLAY_FACE_KEY = 'display-face';
