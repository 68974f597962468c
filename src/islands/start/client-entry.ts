import { hasPending } from '../offline/has-pending.ts';
import { trackDirtyFields } from '../page/dirty-fields.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { hasElement } from '../page/has-element.ts';
import { whenIdle } from '../page/idle.ts';
import { importWithRetry } from '../page/import-with-retry.ts';
import { showLoading } from '../page/loading-bar.ts';
import { loadDisplayFont } from './display-font.ts';
import { handleEarlyErrors } from './early-error-handler.ts';
import { handleClicks } from './lazy-click-handlers.ts';
import { startOnIdle } from './on-idle.ts';
import { restoreState } from './restore-state.ts';

/** How long the display font waits, so that it never competes with the page itself (specification.md#timing). */
const FONT_DELAY_MS = 1500;

const noop = () => undefined;

function loadInteractionCode(): void {
  importWithRetry(() => import('./on-interaction.ts').then((late) => late.startOnInteraction()));
}

/** On a visitor's first page; later ones have the font from their first paint on (prices-before-paint.ts). */
function loadDisplayFontLater(): void {
  if (document.documentElement.dataset.displayFace !== undefined) return;
  setTimeout(loadDisplayFont, FONT_DELAY_MS);
}

function trackAttribution(): void {
  import('../analytics/track-attribution.ts').then((tracking) => tracking.trackAttribution(), noop);
}

/** Whether this page has work to do before anybody uses it: a page of the cart, and any page while something waits to be sent. */
function hasWork(): boolean {
  return hasElement('[data-uses-cart]') || hasPending();
}

/**
 * What every page does in the browser, on top of being readable without. Runs once the page is parsed; most of it waits until
 * the browser is idle or somebody begins to use the page, so that next to nothing runs before (specification.md#page-speed).
 */
export function start(): void {
  handleEarlyErrors();
  trackDirtyFields();
  loadDisplayFontLater();
  showLoading();
  handleClicks('[data-people]', () => import('../listing/group-size-control.ts'), true);
  handleClicks('[data-do]', () => import('../shortlist/actions.ts'));
  handleClicks('.gallery a', () => import('../listing/open-lightbox.ts'));
  handleClicks('[data-privacy-choices]', () => import('../analytics/privacy-choices.ts'));
  onFirstInteraction(loadInteractionCode);
  whenIdle(startOnIdle);
  if (hasWork()) whenIdle(loadInteractionCode);
  restoreState();
  if (location.search) trackAttribution();
}
