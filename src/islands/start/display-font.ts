import { LAZY_DISPLAY_FONT } from '../../lib/site/display-font.ts';
import { DISPLAY_FONT_KEY } from '../../lib/site/storage-keys.ts';

/** Elements in the display font. */
const HEADINGS = 'h1, h2, h3, legend, .logo, .footer-name';

/** Heights of headings that are already laid out: to lay out more would be slow. */
function heights(): string {
  const drawn = [...document.querySelectorAll<HTMLElement>(HEADINGS)].filter((heading) =>
    heading.checkVisibility({ contentVisibilityAuto: true }),
  );
  return drawn.map((heading) => heading.offsetHeight).join();
}

/** Lets the next page use the font from its first paint on; the browser has the file by then. */
function storeFontLoaded(): void {
  try {
    localStorage.setItem(DISPLAY_FONT_KEY, '1');
  } catch {
    // Storage may be forbidden or full. Then each page does without until the font has come again.
  }
}

/**
 * Shows the font on this page where no heading changes its height. A sheet of its own makes the
 * browser style and lay out headings alone; a property of the root or a new face, all of the page.
 */
function applyWithoutLayoutShift(): void {
  const before = heights();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${HEADINGS}{--font-display:"${LAZY_DISPLAY_FONT}",var(--font-fallback)}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  if (heights() !== before) sheet.disabled = true;
}

async function loadFont(): Promise<void> {
  const faces = await document.fonts.load(`600 1em "${LAZY_DISPLAY_FONT}"`);
  if (faces.length === 0) return;
  storeFontLoaded();
  applyWithoutLayoutShift();
}

/** Loads the display font on the first page. Until then a system font with its metrics is shown. */
export function loadDisplayFont(): void {
  loadFont().catch(() => undefined);
}
