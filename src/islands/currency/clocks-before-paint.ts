import { parsePriceFormat } from '../../lib/money/price-format.ts';
import { PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { readStorage } from '../page/read-storage.ts';
import { showClocks } from './clocks.ts';

/** Shows hours on the chosen clock as they arrive: prices-before-paint.ts loads this, and the first paint waits. */
export default function showClocksBeforePaint(): void {
  const view = parsePriceFormat(JSON.parse(readStorage(PREFERENCE_KEY) ?? 'null'));
  if (!view) return;
  const show = () => {
    if (document.body) showClocks(document.body, view.locale);
  };
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  const end = () => {
    show();
    observer.disconnect();
  };
  show();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', end);
  else end();
}
