import { readSearchAddress } from '../../search/search-address.ts';
import { parseSearchData } from '../../search/search-data.ts';
import { $search, $searchResults, followAddress, openSearch, type SearchPlan } from '../../stores/search.ts';
import { $searchData } from '../../stores/search-data.ts';
import { resultView } from './result-view.ts';
import { followHistory } from './search-history.ts';

const PORTS = {
  now: () => performance.now(),
  pause: () => new Promise<void>((resolve) => setTimeout(resolve)),
};

function planOf(section: HTMLElement): SearchPlan {
  return JSON.parse(section.dataset.search ?? '');
}

/** Notes where the traveller wants to go, and when, for the next form. */
function noteSearchData(query: URLSearchParams): void {
  const told = parseSearchData(Object.fromEntries(query));
  if (Object.keys(told).length > 0) $searchData.set({ ...$searchData.get(), ...told });
  $search.listen(({ criteria: { origin, destination } }) => {
    if (origin || destination) $searchData.set(parseSearchData({ ...$searchData.get(), origin, destination }));
  });
}

/** Keeps a page's list of results, its address and what is remembered in step with the search (specification, section 9, Filters). */
export function followResults(): void {
  const section = document.querySelector<HTMLElement>('[data-search]');
  if (!section) return;
  const query = new URLSearchParams(location.search);
  openSearch(planOf(section), PORTS);
  if ('waiting' in section.dataset) followAddress(readSearchAddress(query));
  section.dataset.followed = '';
  const view = resultView(section);
  $searchResults.listen((shown) => {
    if (shown.kind === 'found') view.show(shown.results);
    delete section.dataset.waiting;
  });
  noteSearchData(query);
  followHistory();
}
