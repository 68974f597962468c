import { noteVisit } from '../stores/shortlists.ts';
import { followCart } from './cart/follow-cart.ts';
import { watchFailedLoads } from './failed-loads.ts';
import { followGroupSize } from './group-size.ts';
import { improveHelpSheet } from './help-sheet.ts';
import { showLoadingWhenLeaving } from './leaving.ts';
import { followWorker } from './offline/follow-worker.ts';
import { pollBuilds } from './offline/poll-builds.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { followPreference } from './price-follower.ts';
import { whenSeen } from './seen.ts';
import { followShortlists } from './shortlists/marks.ts';

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
  followPreference();
  followGroupSize();
  followShortlists();
  followCart();
  watchFailedLoads();
  showLoadingWhenLeaving();
  improveHelpSheet();
  whenSeen(rememberVisit);
  whenSeen(followWorker);
  whenSeen(pollBuilds);
  whenSeen(startOutbox);
}
