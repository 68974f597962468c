import type { PriceFormat } from '../../lib/money/price-format.ts';
import { isPageFormat } from '../page/page-locale.ts';
import { nameCurrency, showNewPrices } from './prices.ts';
import { readStoredFormat } from './stored-format.ts';

/**
 * Converts prices as they arrive. What an observer changes belongs to the same frame, so no dollar
 * is ever painted; the style sheet hides the one price that may be half there.
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

/** Shows prices in the chosen currency while the page is parsed, loaded by before-paint.ts. */
export default function showPricesBeforePaint(): void {
  const view = readStoredFormat();
  if (!view || isPageFormat(view)) return;
  const root = document.documentElement;
  nameCurrency(root, view);
  if (document.readyState === 'loading') convertWhileParsing(view, root);
  showNewPrices(document, view);
}
