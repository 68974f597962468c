import { showClocks } from './clocks.ts';
import { readStoredFormat } from './stored-format.ts';

/** Shows hours in the chosen form while the page is parsed, loaded by before-paint.ts. */
export default function showClocksBeforePaint(): void {
  const view = readStoredFormat();
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
