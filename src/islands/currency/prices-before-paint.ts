import { isDefaultFormat, type PriceFormat, parsePriceFormat } from '../../lib/money/price-format.ts';
import { PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { readStorage } from '../page/read-storage.ts';
import { nameCurrency, showNewPrices } from './prices.ts';

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

/** The stored preference; undefined where what is stored makes no sense. */
function storedView(): PriceFormat | undefined {
  try {
    return parsePriceFormat(JSON.parse(readStorage(PREFERENCE_KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Shows prices as the traveller chose: before-paint.ts asks for this script, and the first paint waits. */
export default function showPricesBeforePaint(): void {
  const view = storedView();
  if (!view || isDefaultFormat(view)) return;
  const root = document.documentElement;
  nameCurrency(root, view);
  if (document.readyState === 'loading') convertWhileParsing(view, root);
  showNewPrices(document, view);
}
