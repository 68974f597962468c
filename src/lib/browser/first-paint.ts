import { isAsBuilt, type PriceView, parsePriceView } from '../currency/price-view.ts';
import { DISPLAY_FACE_KEY } from '../site/display-face-key.ts';
import { PREFERENCE_KEY } from '../site/preference-key.ts';
import { nameCurrency, showNewPrices } from './prices.ts';
import { storedText } from './stored-text.ts';

/**
 * Converts prices as they arrive. What an observer changes belongs to the same frame, so no dollar is ever painted; the
 * style sheet hides the one price that may be half there.
 */
function convertWhileParsing(view: PriceView, root: HTMLElement): void {
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

/** Runs in the head of every page before the first paint, as a script of its own: see scripts/vite/inline-script.ts. */
export default function prepareFirstPaint(): void {
  const root = document.documentElement;
  try {
    if (storedText(DISPLAY_FACE_KEY)) root.dataset.displayFace = 'early';
    const view = parsePriceView(JSON.parse(storedText(PREFERENCE_KEY) ?? 'null'));
    if (view && !isAsBuilt(view)) convertWhileParsing(view, root);
  } catch {
    // What is stored makes no sense: the page stays as it was built.
  }
}
