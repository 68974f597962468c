import { isDefaultFormat, type PriceFormat } from '../../lib/money/price-format.ts';
import { nameCurrency, showNewPrices } from './prices.ts';
import { readStoredFormat } from './stored-format.ts';

/**
 * Converts prices as they arrive. What an observer changes belongs to the same frame, so no dollar is ever painted;
 * the style sheet hides the one price that may be half there.
 */
function convertWhileParsing(view: PriceFormat, root: HTMLElement): void {
  const observer = new MutationObserver(() => showNewPrices(document, view));
  root.dataset.converting = '';
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    showNewPrices(document, view);
    delete root.dataset.converting;
  });
}

/** Shows prices as the traveller chose: before-paint.ts asks for this script, and the first paint waits. */
export default function showPricesBeforePaint(): void {
  const view = readStoredFormat();
  if (!view || isDefaultFormat(view)) return;
  const root = document.documentElement;
  nameCurrency(root, view);
  if (document.readyState === 'loading') convertWhileParsing(view, root);
  showNewPrices(document, view);
}
