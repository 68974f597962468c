import { readSearchAddress, type SearchState, withSearchState } from '../../search/search-address.ts';
import { $search, followAddress } from '../../stores/search.ts';
import { $searchData } from '../../stores/search-data.ts';
import { afterPaint } from '../after-paint.ts';

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
    history[how](null, '', address);
  } catch {
    // Too many changes in too little time.
  }
}

function writeState(how: 'pushState' | 'replaceState', state: SearchState): void {
  write(how, withSearchState(queryNow(), state));
}

/** A day that was forgotten must not come back with a reload. */
function leaveOutDay(): void {
  const query = queryNow();
  if (!query.has('date')) return;
  query.delete('date');
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
  addEventListener('popstate', () => followAddress(readSearchAddress(queryNow())));
  $searchData.listen(({ date }) => {
    if (date === undefined) leaveOutDay();
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
