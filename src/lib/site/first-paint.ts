/** Under this key the browser remembers that it has the display typeface. */
export const DISPLAY_FACE_KEY = 'display-face';

/** Stands in the head of every page as text and runs before the first paint, so it may refer to nothing outside of itself. */
function prepareFirstPaint(key: string): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset.displayFace = 'early';
  } catch {
    // Storage may be forbidden: the page looks as on a first visit.
  }
}

/** The script as the head has it. */
export function firstPaintScript(): string {
  return `(${prepareFirstPaint})(${JSON.stringify(DISPLAY_FACE_KEY)})`;
}
