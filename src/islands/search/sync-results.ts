import { parseSearchData } from '../../lib/search/search-data.ts';
import { isUnfiltered, parseSearchUrl } from '../../lib/search/search-url.ts';
import { createSearcher } from '../../lib/search/searcher.ts';
import { $people, choosePeople } from '../listing/group-size.store.ts';
import { afterPaint } from './after-paint.ts';
import { readBuiltList } from './built-list.ts';
import { $listings, loadListings } from './listings.ts';
import { ResultList } from './ResultList.tsx';
import { $search, syncFromAddress } from './search.store.ts';
import { $searchData } from './search-data.store.ts';
import { syncHistory } from './search-history.ts';
import {
  $resultList,
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

/** The plan in a list's markup: see components/listing/ResultList.astro. */
interface ListPlan extends SearchPlan {
  readonly atOnce: number;
}

function planOf(section: HTMLElement): ListPlan {
  return JSON.parse(section.dataset.search ?? '');
}

/** Shows the prices of a group that the address names. */
function showGroup(people: number): void {
  if (people === $people.get()) return;
  choosePeople(people);
  import('../listing/group-size-control.ts').then(
    (group) => group.showGroupPrices(),
    () => undefined,
  );
}

/** Stores route, day and people of a search for the next form; removed towns are removed. */
function storeSearchData(query: URLSearchParams): void {
  const given = parseSearchData({ ...Object.fromEntries(query), people: Number(query.get('people')) });
  if (Object.keys(given).length > 0) $searchData.set({ ...$searchData.get(), ...given });
  if (given.people) showGroup(given.people);
  let last = parseSearchUrl(query).criteria;
  $search.subscribe(({ criteria }) => {
    const { origin, destination } = criteria;
    const isNew = origin !== last.origin || destination !== last.destination;
    last = criteria;
    // Storage is slow: what is found comes first.
    if (isNew) afterPaint(() => $searchData.set(parseSearchData({ ...$searchData.get(), origin, destination })));
  });
}

/** Counts the choices after the results, which are shown first. */
function countAfterResults(): void {
  let cancelCounts = (): void => undefined;
  $searchResults.listen((results) => {
    cancelCounts();
    if (results) cancelCounts = afterPaint(countChoices);
  });
}

/**
 * Shows placeholders instead of outdated cards until a search has results.
 *
 * @returns a function to call before results are shown
 */
function syncWaiting({ dataset }: HTMLElement): () => void {
  let isShown = false;
  const update = () => {
    const isWaiting = !isShown && !$searchProblem.get() && !isUnfiltered($search.get());
    if (isWaiting) dataset.waiting = '';
    else delete dataset.waiting;
  };
  for (const store of [$search, $searchProblem]) store.listen(update);
  return () => {
    isShown = true;
    update();
  };
}

/**
 * Retries on reconnecting, and loads a newer catalogue on return to the page
 * (specification.md#timing).
 */
function refreshOnReturn(): void {
  addEventListener('online', retrySearch);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') loadListings();
  });
}

/**
 * Syncs a page's results, address and stored search with the criteria (specification.md#filters).
 */
export async function syncResults(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-search]');
  if (!section) return;
  const plan = planOf(section);
  const query = new URLSearchParams(location.search);
  if ('waiting' in section.dataset) syncFromAddress(parseSearchUrl(query));
  section.dataset.followed = '';
  const built = readBuiltList(section, syncWaiting(section));
  $resultList.set({ ResultList, built, atOnce: plan.atOnce });
  countAfterResults();
  storeSearchData(query);
  syncHistory();
  refreshOnReturn();
  await openSearch(plan, PORTS);
  // Nothing can be found in an empty catalogue, and nothing is missing in its list.
  if ($listings.get().listings.length === 0) delete section.dataset.waiting;
}
