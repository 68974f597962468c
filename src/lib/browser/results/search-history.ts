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
  let takeBack = (): void => undefined;
  let isStepDue = false;
  const writeNow = (state: SearchState) => {
    write(isStepDue ? 'pushState' : 'replaceState', state);
    isStepDue = false;
  };
  // Something may have been chosen while this was on its way.
  if ($search.get().from !== 'address') write('pushState', $search.get());
  addEventListener('popstate', () => followAddress(readSearchAddress(new URLSearchParams(location.search))));
  $search.listen((search) => {
    takeBack();
    const goesOn = isMoving;
    isMoving = search.from === 'passing';
    isStepDue = search.from !== 'address' && (isStepDue || !goesOn);
    if (search.from === 'address') return;
    // An address costs a slow phone more than the search does.
    takeBack = goesOn && isMoving ? later(() => writeNow(search)) : afterPaint(() => writeNow(search));
  });
}
