import { parseSearchData } from '../../lib/search/search-data.ts';
import { isUnfiltered, parseSearchUrl } from '../../lib/search/search-url.ts';
import { createSearcher } from '../../lib/search/searcher.ts';
import { afterPaint } from '../kit/after-paint.ts';
import { $listings, loadListings } from './listings.ts';
import { type ResultView, resultView } from './result-view.ts';
import { $search, followAddress } from './search.store.ts';
import { $searchData } from './search-data.store.ts';
import { followHistory } from './search-history.ts';
import {
  $searchProblem,
  $searchResults,
  countChoices,
  openSearch,
  retrySearch,
  type SearchPlan,
  type SearchPorts,
} from './search-results.store.ts';

const PORTS: SearchPorts = {
  searcherOf: createSearcher,
  now: () => performance.now(),
  pause: () => new Promise<void>((resolve) => setTimeout(resolve)),
};

/** What a list of results is built with: see components/listing/ResultList.astro. */
interface ListPlan extends SearchPlan {
  readonly atOnce: number;
}

function planOf(section: HTMLElement): ListPlan {
  return JSON.parse(section.dataset.search ?? '');
}

/** Notes where the traveller wants to go, and when, for the next form; towns that are taken away are forgotten. */
function noteSearchData(query: URLSearchParams): void {
  const told = parseSearchData(Object.fromEntries(query));
  if (Object.keys(told).length > 0) $searchData.set({ ...$searchData.get(), ...told });
  let noted = parseSearchUrl(query).criteria;
  $search.subscribe(({ criteria }) => {
    const { origin, destination } = criteria;
    const isNews = origin !== noted.origin || destination !== noted.destination;
    noted = criteria;
    // Storage is slow: what is found comes first.
    if (isNews) afterPaint(() => $searchData.set(parseSearchData({ ...$searchData.get(), origin, destination })));
  });
}

/** The trips come first; the numbers beside all choices have time until they are seen. */
function showResults(view: ResultView): void {
  let leaveCounts = (): void => undefined;
  $searchResults.listen((results) => {
    if (!results) return;
    view.show(results);
    leaveCounts();
    leaveCounts = afterPaint(countChoices);
  });
}

/** Shows the places of cards, but no card, while something is looked for and not found yet: a wrong list is worse than none. */
function showWaiting({ dataset }: HTMLElement): void {
  const show = () => {
    const isWaiting = !$searchResults.get() && !$searchProblem.get() && !isUnfiltered($search.get());
    if (isWaiting) dataset.waiting = '';
    else delete dataset.waiting;
  };
  for (const store of [$search, $searchResults, $searchProblem]) store.listen(show);
}

/** Asks again when there is hope, and for a younger catalogue when somebody comes back to the page (specification.md#timing). */
function keepFresh(): void {
  addEventListener('online', retrySearch);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') loadListings();
  });
}

/** Keeps a page's list of results, its address and what is remembered in step with the search (specification.md#filters). */
export async function followResults(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-search]');
  if (!section) return;
  const plan = planOf(section);
  const query = new URLSearchParams(location.search);
  if ('waiting' in section.dataset) followAddress(parseSearchUrl(query));
  section.dataset.followed = '';
  showResults(resultView(section, plan.atOnce));
  showWaiting(section);
  noteSearchData(query);
  followHistory();
  keepFresh();
  await openSearch(plan, PORTS);
  // Nothing can be found in an empty catalogue, and nothing is missing in its list.
  if ($listings.get().listings.length === 0) delete section.dataset.waiting;
}
