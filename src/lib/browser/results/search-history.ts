import { readSearchAddress, type SearchState, withSearchState } from '../../search/search-address.ts';
import { $search, followAddress } from '../../stores/search.ts';
import { afterPaint } from '../after-paint.ts';

/** Browsers refuse addresses that change more often. */
const PAUSE_MS = 250;

function addressOf(state: SearchState): string {
  const query = withSearchState(new URLSearchParams(location.search), state);
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
function write(how: 'pushState' | 'replaceState', state: SearchState): void {
  const address = addressOf(state);
  if (isShown(address)) return;
  try {
    history[how](null, '', address);
  } catch {
    // Too many changes in too little time.
  }
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
    write(isStepDue ? 'pushState' : 'replaceState', state);
    isStepDue = false;
  };
  // Something may have been chosen while this was on its way.
  if ($search.get().from !== 'address') write('pushState', $search.get());
  addEventListener('popstate', () => followAddress(readSearchAddress(new URLSearchParams(location.search))));
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
