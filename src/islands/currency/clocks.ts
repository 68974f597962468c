import { clockText } from '../../lib/time/clock.text.ts';
import { isPageLocale } from '../page/page-locale.ts';

/** An hour as pages are built with it: "1:30 PM", "13:30", or "13:30 Uhr" in German. */
const BUILT = /\d+:\d\d(?: [AP]M|[ \u00a0](?:Uhr|uur)\b)?/;

/** Selector of areas without the page's own text: shown hours, islands, and reviews. */
const NOT_OURS = '[data-clock],.island,script,.review';

/** Slots of islands, which React does not change. */
const SLOT = 'astro-slot';

function isOurs(text: Text): boolean {
  const nearest = text.parentElement?.closest(`${NOT_OURS},${SLOT}`);
  return !nearest || nearest.matches(SLOT);
}

/**
 * Shows every hour below a node in the form of a locale. The built text is stored, to be formatted
 * again.
 */
export function showClocks(root: ParentNode & Node, locale: string): void {
  for (const shown of root.querySelectorAll<HTMLElement>('[data-clock]')) {
    const text = clockText(`${shown.dataset.clock}`, locale);
    // Right texts are not written again, as observers of the page would be notified.
    if (shown.textContent === text) continue;
    shown.textContent = text;
    shown.lang = locale;
  }
  if (isPageLocale(locale)) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const found = BUILT.exec(text.data);
    if (!found || !isOurs(text)) continue;
    const [time] = found;
    const shown = document.createElement('bdi');
    shown.dataset.clock = time;
    shown.textContent = clockText(time, locale);
    shown.lang = locale;
    const rest = text.splitText(found.index);
    rest.data = rest.data.slice(time.length);
    rest.before(shown);
  }
}

/** Restores the built texts of a node, before others are written. */
export function restoreClocks(root: ParentNode & Node): void {
  for (const shown of root.querySelectorAll<HTMLElement>('[data-clock]')) shown.replaceWith(`${shown.dataset.clock}`);
  root.normalize();
}
