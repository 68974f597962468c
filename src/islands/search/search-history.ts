import { parseSearchUrl, type SearchState, withSearchState } from '../../lib/search/search-url.ts';
import { handleBack, hasClosedWindow, historyEntry } from '../kit/close-on-back.ts';
import { $people } from '../listing/group-size.store.ts';
import { afterPaint } from './after-paint.ts';
import { $search, syncFromAddress } from './search.store.ts';
import { $searchData } from './search-data.store.ts';

/** Browsers refuse addresses that change more often. */
const WRITE_DEBOUNCE_MS = 250;

function queryNow(): URLSearchParams {
  return new URLSearchParams(location.search);
}

function addressOf(query: URLSearchParams): string {
  return `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`;
}

function isShown(address: string): boolean {
  return address === location.pathname + location.search + location.hash;
}

/** A state whose address is not written yet. */
interface PendingWrite {
  readonly state: SearchState;
  readonly cancel: () => void;
}

function debounce(task: () => void): () => void {
  const timer = setTimeout(task, WRITE_DEBOUNCE_MS);
  return () => clearTimeout(timer);
}

/** Writes the address; where the browser refuses, the rest works without. */
function writeAddress(how: 'pushState' | 'replaceState', query: URLSearchParams): void {
  const address = addressOf(query);
  if (isShown(address)) return;
  try {
    const entry = historyEntry(how);
    history[entry.how](entry.state, '', address);
  } catch {
    // Too many changes in too little time.
  }
}

function writeState(how: 'pushState' | 'replaceState', state: SearchState): void {
  writeAddress(how, withSearchState(queryNow(), state));
}

/** Writes the day or the group of the search, which the address shares. */
function writeParameter(name: 'date' | 'people', value: string | undefined): void {
  const query = queryNow();
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  writeAddress('replaceState', query);
}

/**
 * Syncs the address with the search, for sharing and for "back". A slider's move or a typed word is
 * one step of the history.
 */
export function syncHistory(): void {
  let isMoving = $search.get().from === 'passing';
  let pending: PendingWrite | null = null;
  let isStepDue = false;
  const writeNow = (state: SearchState) => {
    pending = null;
    writeState(isStepDue ? 'pushState' : 'replaceState', state);
    isStepDue = false;
  };
  // Something may have been chosen while this was on its way.
  if ($search.get().from !== 'address') writeState('pushState', $search.get());
  // The window's listener runs before those of the page.
  handleBack();
  addEventListener('popstate', (event) => {
    // The filters that were chosen in a window stay when "back" closes it.
    if (hasClosedWindow(event)) writeState('pushState', $search.get());
    else syncFromAddress(parseSearchUrl(queryNow()));
  });
  $searchData.listen(({ date }, { date: before } = {}) => {
    if (date !== before) writeParameter('date', date);
  });
  $people.listen((people) => writeParameter('people', String(people)));
  $search.listen((search) => {
    const wasMoving = isMoving;
    isMoving = search.from === 'passing';
    pending?.cancel();
    // A choice that comes before the last one was written leaves that one a step of its own.
    if (pending && search.from !== 'address' && !wasMoving) writeNow(pending.state);
    isStepDue = search.from !== 'address' && (isStepDue || !wasMoving);
    pending = null;
    if (search.from === 'address') return;
    // An address costs a slow phone more than the search does.
    const inTime = wasMoving && isMoving ? debounce : afterPaint;
    pending = { state: search, cancel: inTime(() => writeNow(search)) };
  });
}
