import { answerClicks } from './answer-clicks.ts';
import { awaitFailures } from './early-failures.ts';
import { whenIdle } from './idle.ts';
import { loadAgain } from './load-again.ts';
import { showLoading } from './loading-bar.ts';
import { mayWait } from './outbox/may-wait.ts';
import { startQuietly } from './quiet.ts';
import { recall } from './recall.ts';
import { onSignOfLife } from './sign-of-life.ts';
import { noteTyping } from './typed-fields.ts';

/** The display typeface waits this long, so that it never competes with the page itself (specification, section 9, Timing). */
const FACE_AFTER_MS = 1500;

const nothing = () => undefined;

function startLate(): void {
  loadAgain(() => import('./late.ts').then((late) => late.startLate()));
}

/** On the first page of a visitor; later ones have it from their first paint on (first-paint.ts). */
function showDisplayFaceLate(): void {
  if (document.documentElement.dataset.displayFace !== undefined) return;
  setTimeout(() => import('./display-face.ts').then((face) => face.loadDisplayFace(), nothing), FACE_AFTER_MS);
}

function trackArrival(): void {
  import('./track-arrival.ts').then((tracking) => tracking.trackArrival(), nothing);
}

/** Whether this page does something before anybody touches it: one of the cart, and any while something waits to be sent. */
function isAtWork(): boolean {
  return document.querySelector('[data-uses-cart]') !== null || mayWait();
}

/**
 * What every page does in the browser, on top of being readable without. Runs once the page is parsed; most of it waits until
 * the browser is idle or somebody begins to use the page, so that next to nothing runs before (design, section 5, Page speed).
 */
export function start(): void {
  awaitFailures();
  noteTyping();
  showDisplayFaceLate();
  showLoading();
  answerClicks('[data-people]', () => import('./group-size-control.ts'), true);
  answerClicks('[data-do]', () => import('./shortlists/deeds.ts'));
  answerClicks('.gallery a', () => import('./lightbox/open-lightbox.ts'));
  answerClicks('[data-privacy-choices]', () => import('./privacy-choices.ts'));
  recall();
  onSignOfLife(startLate);
  whenIdle(startQuietly);
  if (isAtWork()) whenIdle(startLate);
  if (location.search) trackArrival();
}
