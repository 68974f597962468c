import { answerClicks } from './answer-clicks.ts';
import { loadDisplayFaceLate } from './display-face.ts';
import { whenIdle } from './idle.ts';
import { showLoading } from './loading-bar.ts';
import { startQuietly } from './quiet.ts';
import { isRemembered } from './remembered.ts';
import { onSignOfLife } from './sign-of-life.ts';

const nothing = () => undefined;

function startLate(): void {
  import('./late.ts').then((late) => late.startLate(), nothing);
}

function showCartCount(): void {
  import('./cart/cart-count.ts').then((count) => count.followCartCount(), nothing);
}

function trackArrival(): void {
  import('./track-arrival.ts').then((tracking) => tracking.trackArrival(), nothing);
}

/**
 * What every page does in the browser, on top of being readable without. Runs once the page is parsed; most of it waits until
 * the browser is idle or somebody begins to use the page, so that next to nothing runs before (design, section 5, Page speed).
 */
export function start(): void {
  loadDisplayFaceLate();
  showLoading();
  answerClicks('[data-people]', () => import('./group-size-control.ts'), true);
  answerClicks('[data-do]', () => import('./shortlists/deeds.ts'));
  answerClicks('.gallery a', () => import('./lightbox/open-lightbox.ts'));
  answerClicks('[data-privacy-choices]', () => import('./privacy-choices.ts'));
  onSignOfLife(startLate);
  whenIdle(startQuietly);
  if (isRemembered()) {
    showCartCount();
    whenIdle(startLate);
  }
  if (location.search) trackArrival();
}
