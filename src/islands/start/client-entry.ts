import { hasPending } from '../offline/has-pending.ts';
import { trackDirtyFields } from '../page/dirty-fields.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { hasElement } from '../page/has-element.ts';
import { whenIdle } from '../page/idle.ts';
import { importWithRetry } from '../page/import-with-retry.ts';
import { showLoading } from '../page/loading-bar.ts';
import { startResults } from '../search/start-results.ts';
import { loadDisplayFont } from './display-font.ts';
import { handleEarlyErrors } from './early-error-handler.ts';
import { handleClicks } from './lazy-click-handlers.ts';
import { startOnIdle } from './on-idle.ts';
import { restoreState } from './restore-state.ts';

/**
 * Delay of the display font, so that it does not compete with the page (specification.md#timing).
 */
const FONT_DELAY_MS = 1500;

function loadInteractionCode(): void {
  importWithRetry(() => import('./on-interaction.ts').then((late) => late.startOnInteraction()));
}

/** Loads the display font later on the first page; further pages have it before paint. */
function loadDisplayFontLater(): void {
  if (document.documentElement.dataset.displayFace !== undefined) return;
  setTimeout(loadDisplayFont, FONT_DELAY_MS);
}

function trackAttribution(): void {
  import('../analytics/track-attribution.ts').then(
    (tracking) => tracking.trackAttribution(),
    () => undefined,
  );
}

/** Whether this page has work before any interaction: cart pages, and pending requests. */
function hasWork(): boolean {
  return hasElement('[data-uses-cart]') || hasPending();
}

/**
 * Starts a page once it is parsed. Most work waits until the browser is idle or for the first
 * interaction, so that next to nothing runs before (specification.md#page-speed).
 */
export function start(): void {
  handleEarlyErrors();
  trackDirtyFields();
  loadDisplayFontLater();
  showLoading();
  handleClicks('[data-people]', () => import('../listing/group-size-control.ts'), true);
  handleClicks('[data-do]', () => import('../shortlist/actions.ts'));
  handleClicks('.gallery a', () => import('../listing/open-lightbox.tsx'));
  handleClicks('[data-privacy],[hreflang]', () => import('./footer-actions.ts'));
  onFirstInteraction(loadInteractionCode);
  whenIdle(startOnIdle);
  if (hasWork()) whenIdle(loadInteractionCode);
  restoreState();
  startResults();
  if (location.search) trackAttribution();
}
