import { isDefaultFormat, type PriceFormat, parsePriceFormat } from '../../lib/money/price-format.ts';
import { CLOCKS_PLACE } from '../../lib/site/clock-elements.ts';
import { DISPLAY_FONT_KEY, PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { readStorage } from '../page/read-storage.ts';
import { nameCurrency, showNewPrices } from './prices.ts';

/**
 * Converts prices as they arrive. What an observer changes belongs to the same frame, so no dollar is ever painted; the
 * style sheet hides the one price that may be half there.
 */
function convertWhileParsing(view: PriceFormat, root: HTMLElement): void {
  const convert = () => showNewPrices(document, view);
  const observer = new MutationObserver(convert);
  nameCurrency(root, view);
  root.dataset.converting = '';
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    convert();
    delete root.dataset.converting;
  });
}

/**
 * Hours have a script of their own, which the first paint waits for: few travellers choose another clock than that of the build.
 * Browsers that do not know `blocking` see nothing until it is there.
 */
function convertClocks({ style }: HTMLElement): void {
  const show = () => {
    style.visibility = '';
  };
  style.visibility = 'hidden';
  const script = document.createElement('script');
  Object.assign(script, { blocking: 'render', src: CLOCKS_PLACE, onload: show, onerror: show });
  document.head.append(script);
}

/** Runs in the head of every page before the first paint, as a script of its own: see build/plugins/inline-script.ts. */
export default function showPricesBeforePaint(): void {
  const root = document.documentElement;
  try {
    if (readStorage(DISPLAY_FONT_KEY)) root.dataset.displayFace = 'early';
    const view = parsePriceFormat(JSON.parse(readStorage(PREFERENCE_KEY) ?? 'null'));
    if (!view || isDefaultFormat(view)) return;
    convertWhileParsing(view, root);
    // American and Philippine English have the clock of the build.
    if (!/^en-[UP]/.test(view.locale)) convertClocks(root);
  } catch {
    // What is stored makes no sense: the page stays as it was built.
  }
}
