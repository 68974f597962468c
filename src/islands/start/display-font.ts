import { DISPLAY_FONT_KEY } from '../../lib/site/storage-keys.ts';

/** Elements in the display font. */
const HEADINGS = 'h1, h2, h3, .logo, .footer-name';

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

/** Shows the font on this page where no heading changes its height. */
function applyWithoutLayoutShift(root: HTMLElement): void {
  const before = heights();
  root.dataset.displayFace = 'late';
  if (heights() !== before) delete root.dataset.displayFace;
}

async function loadFont(url: string): Promise<void> {
  const face = new FontFace('Fraunces Late', `url("${url}")`, { weight: '100 900' });
  document.fonts.add(await face.load());
  storeFontLoaded();
  applyWithoutLayoutShift(document.documentElement);
}

/** Loads the display font on the first page. Until then a system font with its metrics is shown. */
export function loadDisplayFont(): void {
  const url = document.documentElement.dataset.displayFaceUrl;
  if (url) loadFont(url).catch(() => undefined);
}
