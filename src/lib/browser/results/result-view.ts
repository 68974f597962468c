import type { SearchResults } from '../../search/searcher.ts';
import { $preference } from '../../stores/preference.ts';
import { afterPaint } from '../after-paint.ts';
import { showPrices } from '../prices.ts';
import { resultCards } from './result-cards.ts';
import { showItems } from './show-items.ts';

/** So many cards are shown at once (design, section 5, Page speed). */
const CARDS_AT_ONCE = 60;

/** The first ones are in the next frame; those below the window come in the frames after, so many at a time. */
const CARDS_FIRST = 4;
const CARDS_A_FRAME = 14;

/** Shows results on the page. */
export interface ResultView {
  readonly show: (results: SearchResults) => void;
}

function element(section: HTMLElement, name: string): HTMLElement {
  const found = section.querySelector<HTMLElement>(name);
  if (!found) throw new Error(`A list of results has no ${name}`);
  return found;
}

function countText(found: number, total: number): string {
  const all = total === 1 ? '1 trip' : `${total.toLocaleString('en')} trips`;
  return found === total ? all : `${found.toLocaleString('en')} of ${all}`;
}

/** Only cards of real results say that they are some (design, section 8). */
function markResults(items: readonly HTMLElement[], isResult: boolean): void {
  for (const item of items) item.querySelector('[data-listing]')?.toggleAttribute('data-result', isResult);
}

/** Cards that were away may have missed another currency. */
function priceAnew(items: readonly HTMLElement[]): void {
  for (const item of items) if (!item.isConnected) showPrices(item, $preference.get());
}

/** The results of a section: its list, the number of them, and more of them on demand. */
export function resultView(section: HTMLElement): ResultView {
  const list = element(section, '.card-grid:not([data-nearest])');
  const nearest = element(section, '[data-nearest]');
  const count = element(section, '[data-count]');
  const more = element(section, '[data-more]');
  const parts = section.querySelector<HTMLElement>('.parts');
  const total = Number(count.dataset.count);
  const cards = resultCards(list);
  let shown = CARDS_AT_ONCE;
  let leaveRest = (): void => undefined;
  let last: SearchResults | null = null;

  /** The list as it was built is there already: it comes whole, at once. */
  const isAsBuilt = ({ everything }: SearchResults) => everything && shown === CARDS_AT_ONCE;

  const drawCards = (results: SearchResults, most: number) => {
    const { listings } = results;
    const items = isAsBuilt(results) ? cards.built : listings.slice(0, most).map(cards.cardOf);
    markResults(items, true);
    priceAnew(items);
    showItems(list, items);
  };

  const drawGradually = (results: SearchResults, most: number) => {
    drawCards(results, most);
    if (isAsBuilt(results) || most >= Math.min(results.listings.length, shown)) return;
    leaveRest = afterPaint(() => drawGradually(results, Math.min(most + CARDS_A_FRAME, shown)));
  };

  const draw = (results: SearchResults, first: number) => {
    const { listings, everything } = results;
    const near = results.nearest.map(cards.cardOf);
    markResults(near, false);
    priceAnew(near);
    showItems(nearest, near);
    leaveRest();
    drawGradually(results, first);
    more.hidden = listings.length <= shown || (everything && parts !== null);
    if (parts) parts.hidden = !everything;
    count.textContent = countText(everything ? total : listings.length, total);
  };

  more.addEventListener('click', () => {
    shown += CARDS_AT_ONCE;
    if (last) draw(last, shown);
  });

  const show = (results: SearchResults) => {
    shown = CARDS_AT_ONCE;
    last = results;
    draw(results, CARDS_FIRST);
  };
  return { show };
}
