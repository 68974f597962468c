import { CLOCKS_SCRIPT, PRICES_SCRIPT } from '../../lib/site/before-paint-scripts.ts';
import { DISPLAY_FONT_KEY, PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { BROWSER_STORAGES } from '../storage/storage-fallback.ts';

/**
 * A stored choice of something else than what pages have (specification.md#defaults). That is
 * dollars, and the numbers of their language.
 */
const OTHER_CHOICE = /"currency":"(?!USD)|"locale":"(?!en-US)|Chosen":true/;

/**
 * American and Philippine English have the clock of English pages (specification.md#defaults): few
 * choose another one.
 */
const OTHER_CLOCK = /"locale":"(?!en-[UP])|Chosen":true/;

/** The texts under a key in all storages; the loaded script decides which copy counts. */
function storedTexts(key: string): string {
  let texts = '';
  for (const storage of BROWSER_STORAGES) {
    try {
      texts += storage()[key] ?? '';
    } catch {
      // Forbidden by the browser's settings.
    }
  }
  return texts;
}

/**
 * Loads the scripts before the first paint. Browsers without `blocking` hide the page until then.
 */
function loadBeforePaint(sources: readonly string[], { style }: HTMLElement): void {
  let missing = sources.length;
  const show = () => {
    missing -= 1;
    if (missing === 0) style.visibility = '';
  };
  style.visibility = 'hidden';
  for (const src of sources) {
    const script = document.createElement('script');
    Object.assign(script, { blocking: 'render', src, onload: show, onerror: show });
    document.head.append(script);
  }
}

/**
 * Runs in the head of every page before the first paint (build/plugins/inline-script.ts). Only
 * travellers with another currency or language load more, which is then cached.
 */
export default function prepareFirstPaint(): void {
  const root = document.documentElement;
  if (storedTexts(DISPLAY_FONT_KEY)) root.dataset.displayFace = 'early';
  const choice = storedTexts(PREFERENCE_KEY);
  if (!OTHER_CHOICE.test(choice)) return;
  loadBeforePaint(OTHER_CLOCK.test(choice) ? [PRICES_SCRIPT, CLOCKS_SCRIPT] : [PRICES_SCRIPT], root);
}
