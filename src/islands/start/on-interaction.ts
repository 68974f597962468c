import { followCart } from '../cart/sync-cart.ts';
import { followPreference } from '../currency/price-sync.ts';
import { improveHelpSheet } from '../help/help-sheet.ts';
import { followPopovers } from '../kit/popovers.ts';
import { followGroupSize } from '../listing/group-size.ts';
import { startOutbox } from '../offline/load-outbox.ts';
import { pollBuilds } from '../offline/poll-builds.ts';
import { followWorker } from '../offline/worker-updates.ts';
import { whenSeen } from '../page/when-visible.ts';
import { refuseDaysThatAreOver } from '../search/earliest-day.ts';
import { followShortlists } from '../shortlist/saved-buttons.ts';
import { noteVisit } from '../shortlist/shortlists.store.ts';
import { pruneStorage } from '../storage/prune-storage.ts';
import { watchFailedLoads } from './chunk-load-errors.ts';
import { showLoadingWhenLeaving } from './navigation-progress.ts';

/** On a listing's page: remembers the visit. */
function rememberVisit(): void {
  const code = document.querySelector('main')?.dataset.listing;
  if (code) noteVisit(code);
}

let started = false;

/** What a page does for somebody who begins to use it, or of whom the browser remembers something: see start.ts. */
export function startLate(): void {
  if (started) return;
  started = true;
  pruneStorage();
  followPreference();
  followGroupSize();
  followShortlists();
  followCart();
  watchFailedLoads();
  showLoadingWhenLeaving();
  improveHelpSheet();
  followPopovers();
  refuseDaysThatAreOver();
  whenSeen(rememberVisit);
  whenSeen(followWorker);
  whenSeen(pollBuilds);
  whenSeen(startOutbox);
}
