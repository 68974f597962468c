import { parseSearchUrl, type SearchState, withSearchState } from '../../lib/search/search-url.ts';
import { afterPaint } from '../kit/after-paint.ts';
import { followBack, hasClosedWindow, historyEntry } from '../kit/close-on-back.ts';
import { $search, followAddress } from './search.store.ts';
import { $searchData } from './search-data.store.ts';

/** Browsers refuse addresses that change more often. */
const PAUSE_MS = 250;

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
interface Waiting {
  readonly state: SearchState;
  readonly takeBack: () => void;
}

function later(task: () => void): () => void {
  const timer = setTimeout(task, PAUSE_MS);
  return () => clearTimeout(timer);
}

/** A browser may refuse; then the address stays behind, and everything else works. */
function write(how: 'pushState' | 'replaceState', query: URLSearchParams): void {
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
  write(how, withSearchState(queryNow(), state));
}

/** A day that was forgotten must not come back with a reload, and another one is shared with the address. */
function writeDay(date: string | undefined): void {
  const query = queryNow();
  if (date === undefined) query.delete('date');
  else query.set('date', date);
  write('replaceState', query);
}

/**
 * Keeps the address in step with the search, so that it can be shared, and the search in step with the address, so that
 * "back" works. Moving a thumb or typing a word is one step back, however many values were passed.
 */
export function followHistory(): void {
  let isMoving = $search.get().from === 'passing';
  let waiting: Waiting | null = null;
  let isStepDue = false;
  const writeNow = (state: SearchState) => {
    waiting = null;
    writeState(isStepDue ? 'pushState' : 'replaceState', state);
    isStepDue = false;
  };
  // Something may have been chosen while this was on its way.
  if ($search.get().from !== 'address') writeState('pushState', $search.get());
  // Windows hear of a "back" first: listeners of the page itself run in the order in which they came.
  followBack();
  addEventListener('popstate', (event) => {
    // The filters that were chosen in a window stay when "back" closes it.
    if (hasClosedWindow(event)) writeState('pushState', $search.get());
    else followAddress(parseSearchUrl(queryNow()));
  });
  $searchData.listen(({ date }, { date: before } = {}) => {
    if (date !== before) writeDay(date);
  });
  $search.listen((search) => {
    const goesOn = isMoving;
    isMoving = search.from === 'passing';
    waiting?.takeBack();
    // A choice that comes before the last one was written leaves that one a step of its own.
    if (waiting && search.from !== 'address' && !goesOn) writeNow(waiting.state);
    isStepDue = search.from !== 'address' && (isStepDue || !goesOn);
    waiting = null;
    if (search.from === 'address') return;
    // An address costs a slow phone more than the search does.
    const inTime = goesOn && isMoving ? later : afterPaint;
    waiting = { state: search, takeBack: inTime(() => writeNow(search)) };
  });
}
