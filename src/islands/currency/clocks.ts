import { BUILT_LOCALE, clockText } from '../../lib/time/clock.text.ts';

/** An hour as pages are built with it. */
const BUILT = /\d+:\d\d [AP]M/;

/** Where no text is the page's own: what is shown already, islands, and words of travellers. */
const NOT_OURS = '[data-clock],.island,script,.review';

/** What a page puts into an island: React leaves it alone. */
const SLOT = 'astro-slot';

function isOurs(text: Text): boolean {
  const nearest = text.parentElement?.closest(`${NOT_OURS},${SLOT}`);
  return !nearest || nearest.matches(SLOT);
}

/** Shows every hour below a node as a locale writes it. An hour that was built once keeps its text, to be shown in yet another way. */
export function showClocks(root: ParentNode & Node, locale: string): void {
  for (const shown of root.querySelectorAll<HTMLElement>('[data-clock]')) {
    const text = clockText(`${shown.dataset.clock}`, locale);
    // What is right stays untouched: whoever watches the page would hear of a change.
    if (shown.textContent === text) continue;
    shown.textContent = text;
    shown.lang = locale;
  }
  if (locale === BUILT_LOCALE) return;
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

/** Puts the texts back that a node was built with: for whoever is about to write others. */
export function restoreClocks(root: ParentNode & Node): void {
  for (const shown of root.querySelectorAll<HTMLElement>('[data-clock]')) shown.replaceWith(`${shown.dataset.clock}`);
  root.normalize();
}
