import { noteTyping } from '../page/dirty-fields.ts';
import { onSignOfLife } from '../page/first-interaction.ts';
import { mayWait } from '../page/has-pending.ts';
import { whenIdle } from '../page/idle.ts';
import { loadAgain } from '../page/import-with-retry.ts';
import { showLoading } from '../page/loading-bar.ts';
import { awaitFailures } from './early-error-handler.ts';
import { answerClicks } from './lazy-click-handlers.ts';
import { startQuietly } from './on-idle.ts';
import { recall } from './restore-state.ts';

/** The display typeface waits this long, so that it never competes with the page itself (specification.md#timing). */
const FACE_AFTER_MS = 1500;

const nothing = () => undefined;

function startLate(): void {
  loadAgain(() => import('./on-interaction.ts').then((late) => late.startLate()));
}

/** On the first page of a visitor; later ones have it from their first paint on (first-paint.ts). */
function showDisplayFaceLate(): void {
  if (document.documentElement.dataset.displayFace !== undefined) return;
  setTimeout(() => import('./display-font.ts').then((face) => face.loadDisplayFace(), nothing), FACE_AFTER_MS);
}

function trackArrival(): void {
  import('../analytics/track-attribution.ts').then((tracking) => tracking.trackArrival(), nothing);
}

/** Whether this page does something before anybody touches it: one of the cart, and any while something waits to be sent. */
function isAtWork(): boolean {
  return document.querySelector('[data-uses-cart]') !== null || mayWait();
}

/**
 * What every page does in the browser, on top of being readable without. Runs once the page is parsed; most of it waits until
 * the browser is idle or somebody begins to use the page, so that next to nothing runs before (specification.md#page-speed).
 */
export function start(): void {
  awaitFailures();
  noteTyping();
  showDisplayFaceLate();
  showLoading();
  answerClicks('[data-people]', () => import('../listing/group-size-control.ts'), true);
  answerClicks('[data-do]', () => import('../shortlist/actions.ts'));
  answerClicks('.gallery a', () => import('../listing/open-lightbox.ts'));
  answerClicks('[data-privacy-choices]', () => import('../analytics/privacy-choices.ts'));
  recall();
  onSignOfLife(startLate);
  whenIdle(startQuietly);
  if (isAtWork()) whenIdle(startLate);
  if (location.search) trackArrival();
}
