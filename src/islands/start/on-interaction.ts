import { syncCart } from '../cart/sync-cart.ts';
import { syncPrices } from '../currency/price-sync.ts';
import { prepareNotifications } from '../kit/notifications.store.ts';
import { syncLanguageLinks } from '../languages/language-links.ts';
import { syncGroupSize } from '../listing/group-size.ts';
import { hasPending } from '../offline/has-pending.ts';
import { loadPendingSync } from '../offline/load-pending-sync.ts';
import { pollBuilds } from '../offline/poll-builds.ts';
import { syncWorkerState } from '../offline/worker-updates.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { whenVisible } from '../page/when-visible.ts';
import { setEarliestDay } from '../search/earliest-day.ts';
import { syncShortlists } from '../shortlist/saved-buttons.ts';
import { recordVisit } from '../shortlist/shortlists.store.ts';
import { pruneStorage } from '../storage/prune-storage.ts';
import { watchChunkLoadErrors } from './chunk-load-errors.ts';
import { syncHeaderHeight } from './header-height.ts';
import { hydrateVisibleIslands } from './hydrate-visible-islands.ts';
import { showNavigationProgress } from './navigation-progress.ts';
import { closePopoversOnBack } from './popovers.ts';
import { prerenderLinks } from './prerender-links.ts';

/** Stores the visit of a listing's page. */
function storeVisit(): void {
  const code = document.querySelector('main')?.dataset.listing;
  if (code) recordVisit(code);
}

function loadHelpButton(): void {
  import('./yield-to-controls.ts').then(
    (help) => help.enableHelpButton(),
    () => undefined,
  );
}

/** Shows what the operator says of the sea, on the page of a boat. */
function loadSeaStatus(): void {
  if (document.querySelector('main')?.dataset.vehicle !== 'boat') return;
  import('../availability/sea-banner.ts').then(
    (banner) => banner.showSeaBanner(),
    () => undefined,
  );
}

/** Fills the last search into the form of the page, or the one that its header opens. */
function restoreSearch(): void {
  if (!document.querySelector('.search-form')) return;
  import('../search/restore-search-form.ts').then(
    (search) => search.restoreSearchForm(),
    () => undefined,
  );
}

/** Starts the help button and notifications, on cart pages only with the first scroll. */
function startOverlays(): void {
  if (document.querySelector('[data-uses-cart]')) {
    // They have React by now, which a lost connection could not bring.
    prepareNotifications();
    onFirstInteraction(loadHelpButton);
  } else loadHelpButton();
}

/** Pages with work of their own start without anybody there: they wait for the next sign. */
function hydrateIslands(): void {
  if (document.querySelector('[data-uses-cart]') || hasPending()) onFirstInteraction(hydrateVisibleIslands);
  else whenVisible(hydrateVisibleIslands);
}

let started = false;

/**
 * Starts the work of the first interaction, or of a page with stored state. See client-entry.ts.
 */
export function startOnInteraction(): void {
  if (started) return;
  started = true;
  syncHeaderHeight();
  pruneStorage();
  syncPrices();
  syncLanguageLinks();
  syncGroupSize();
  syncShortlists();
  syncCart();
  watchChunkLoadErrors();
  showNavigationProgress();
  startOverlays();
  closePopoversOnBack();
  setEarliestDay();
  restoreSearch();
  hydrateIslands();
  whenVisible(prerenderLinks);
  whenVisible(storeVisit);
  whenVisible(loadSeaStatus);
  whenVisible(syncWorkerState);
  whenVisible(pollBuilds);
  whenVisible(loadPendingSync);
}
