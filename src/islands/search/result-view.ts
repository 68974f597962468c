import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { countListings } from '../../lib/search/result-count.text.ts';
import type { SearchResults } from '../../lib/search/searcher.ts';
import { showClocks } from '../currency/clocks.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { showPrices } from '../currency/prices.ts';
import { afterPaint } from '../kit/after-paint.ts';
import { showSavedState } from '../shortlist/saved-buttons.ts';
import { reconcileList } from './reconcile-list.ts';
import { ResultCards } from './result-cards.ts';
import { showCount } from './result-count.ts';

/** The first ones are in the next frame: as many as a window shows. Those below come in the frames after, so many at a time. */
const CARDS_FIRST = { narrow: 2, wide: 6 };
const CARDS_A_FRAME = 14;

/** From here on cards may stand side by side (specification.md#interface). */
const WIDE_FROM = 600;

function cardsFirst(): number {
  return CARDS_FIRST[innerWidth < WIDE_FROM ? 'narrow' : 'wide'];
}

/** Shows results on the page. */
export interface ResultView {
  readonly show: (results: SearchResults) => void;
}

function queryIn(section: HTMLElement, name: string): HTMLElement {
  const found = section.querySelector<HTMLElement>(name);
  if (!found) throw new Error(`A list of results has no ${name}`);
  return found;
}

/**
 * Readies cards that come to a list: while they were away they may have missed another currency or a heart, and only those of real results say that they
 * are some (specification.md#public-hooks).
 */
function prepareCards(list: HTMLElement, items: readonly HTMLElement[], isResult: boolean): void {
  for (const item of items) {
    if (item.parentElement === list) continue;
    item.querySelector('[data-listing]')?.toggleAttribute('data-result', isResult);
    showPrices(item, $preference.get());
    showClocks(item, $preference.get().locale);
    showSavedState(item);
  }
}

/** Says which cards of a list are seen at once: see components/listing/CardGrid.astro. */
function markAboveFold(items: readonly HTMLElement[], first: number): void {
  for (const [place, item] of items.entries()) item.toggleAttribute('data-at-once', place < first);
}

/**
 * The results of a section: its list, the number of them, and more of them on demand.
 *
 * @param atOnce so many cards are shown, and so many more on each demand (specification.md#page-speed)
 */
export function createResultView(section: HTMLElement, atOnce: number): ResultView {
  const list = queryIn(section, '.card-grid:not([data-nearest])');
  const nearest = queryIn(section, '[data-nearest]');
  const count = queryIn(section, '[data-count]');
  const more = queryIn(section, '[data-more]');
  const parts = section.querySelector<HTMLElement>('.parts');
  const cards = new ResultCards(list);
  let shown: readonly CatalogueEntry[] = [];
  let cancelRest = (): void => undefined;
  let last: SearchResults | null = null;

  /** Nothing chosen: the list as the page was built, which may be a part of several. */
  const firstOf = ({ everything, listings }: SearchResults) => {
    const { built } = cards;
    const isWhole = parts !== null || built.length === Math.min(atOnce, listings.length);
    return everything && isWhole ? built : listings.slice(0, atOnce);
  };

  const drawCards = (most: number, first: number) => {
    const items = shown.slice(0, most).map((entry) => cards.of(entry));
    const hasMore = most < shown.length;
    prepareCards(list, items, true);
    markAboveFold(items, first);
    reconcileList(list, items, hasMore);
    if (hasMore) cancelRest = afterPaint(() => drawCards(most + CARDS_A_FRAME, first));
  };

  /** @param before so many cards are there already, and come with the first ones */
  const draw = (results: SearchResults, before: number) => {
    // Asked before anything is changed: the browser would have to lay out the page for an answer.
    const first = cardsFirst();
    const near = results.nearest.map((entry) => cards.of(entry));
    prepareCards(nearest, near, false);
    reconcileList(nearest, near);
    cancelRest();
    drawCards(before + first, first);
    more.hidden = results.listings.length <= shown.length || (results.everything && parts !== null);
    if (parts) parts.hidden = !results.everything;
  };

  const showTotal = () => {
    if (last) showCount(count, countListings(last.listings), countListings(last.all), $preference.get().locale);
  };

  more.addEventListener('click', () => {
    const before = shown.length;
    const first = last?.listings[before];
    if (!last || !first) return;
    shown = last.listings.slice(0, before + atOnce);
    draw(last, before);
    // The button may be gone now; whoever goes on from it goes on with what it brought.
    cards.of(first).querySelector('a')?.focus({ preventScroll: true });
  });
  $preference.listen(showTotal);

  const show = (results: SearchResults) => {
    if (last?.all !== results.all) cards.renew(results.all);
    last = results;
    shown = firstOf(results);
    draw(results, 0);
    showTotal();
  };
  return { show };
}
