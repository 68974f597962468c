import { readSearchAddress } from '../../search/search-address.ts';
import { parseSearchData } from '../../search/search-data.ts';
import { searcherOf } from '../../search/searcher.ts';
import { loadListings } from '../../stores/listings.ts';
import { $search, followAddress } from '../../stores/search.ts';
import { $searchData } from '../../stores/search-data.ts';
import {
  $searchResults,
  countChoices,
  openSearch,
  retrySearch,
  type SearchPlan,
  type SearchPorts,
} from '../../stores/search-results.ts';
import { afterPaint } from '../after-paint.ts';
import { type ResultView, resultView } from './result-view.ts';
import { followHistory } from './search-history.ts';

const PORTS: SearchPorts = {
  searcherOf,
  now: () => performance.now(),
  pause: () => new Promise<void>((resolve) => setTimeout(resolve)),
};

/** What a list of results is built with: see components/results/ResultList.astro. */
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
  let noted = readSearchAddress(query).criteria;
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

/** Asks again when there is hope, and for a younger catalogue when somebody comes back to the page (specification, section 9, Timing). */
function keepFresh(): void {
  addEventListener('online', retrySearch);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') loadListings();
  });
}

/** Keeps a page's list of results, its address and what is remembered in step with the search (specification, section 9, Filters). */
export async function followResults(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-search]');
  if (!section) return;
  const plan = planOf(section);
  const query = new URLSearchParams(location.search);
  if ('waiting' in section.dataset) followAddress(readSearchAddress(query));
  section.dataset.followed = '';
  showResults(resultView(section, plan.atOnce));
  noteSearchData(query);
  followHistory();
  keepFresh();
  await openSearch(plan, PORTS);
  delete section.dataset.waiting;
}
