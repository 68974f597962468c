import { syncCart } from '../cart/sync-cart.ts';
import { followPreference } from '../currency/price-sync.ts';
import { improveHelpSheet } from '../help/help-sheet.ts';
import { followPopovers } from '../kit/popovers.ts';
import { pruneStorage } from '../kit/prune-storage.ts';
import { followGroupSize } from '../listing/group-size.ts';
import { loadPendingSync } from '../offline/load-pending-sync.ts';
import { pollBuilds } from '../offline/poll-builds.ts';
import { syncWorkerState } from '../offline/worker-updates.ts';
import { whenVisible } from '../page/when-visible.ts';
import { refuseDaysThatAreOver } from '../search/earliest-day.ts';
import { followShortlists } from '../shortlist/saved-buttons.ts';
import { noteVisit } from '../shortlist/shortlists.store.ts';
import { watchChunkLoadErrors } from './chunk-load-errors.ts';
import { showNavigationProgress } from './navigation-progress.ts';

/** On a listing's page: remembers the visit. */
function rememberVisit(): void {
  const code = document.querySelector('main')?.dataset.listing;
  if (code) noteVisit(code);
}

let started = false;

/** What a page does for somebody who begins to use it, or for whom the browser has stored something: see client-entry.ts. */
export function startOnInteraction(): void {
  if (started) return;
  started = true;
  pruneStorage();
  followPreference();
  followGroupSize();
  followShortlists();
  syncCart();
  watchChunkLoadErrors();
  showNavigationProgress();
  improveHelpSheet();
  followPopovers();
  refuseDaysThatAreOver();
  whenVisible(rememberVisit);
  whenVisible(syncWorkerState);
  whenVisible(pollBuilds);
  whenVisible(loadPendingSync);
}
