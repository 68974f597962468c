import { answerToFailedLoad, type FailedLoadAnswer, isFailedImport } from '../../lib/navigation/chunk-load-error.ts';
import { isFatal } from '../../lib/navigation/fatal-error.ts';
import { isCrawler } from '../../lib/site/crawler.ts';
import { noteReload } from '../kit/last-reload.ts';
import { type Note, type NoteAction, showNote } from '../kit/notification.ts';
import { hasUnsavedInput, watchInput } from '../kit/unsaved-changes.ts';

/** Where errors of scripts that came late arrive: islands, Vite's own loader, and imports that nobody catches. */
const EVENTS = ['astro:hydration-error', 'vite:preloadError', 'unhandledrejection', 'error'] as const;

/** What a page can do to itself; tests give their own. */
export interface PageReload {
  readonly reload: () => void;
  readonly now: () => number;
}

const REAL: PageReload = { reload: () => location.reload(), now: () => Date.now() };

/** Each of the events keeps its error somewhere else. */
function errorOf(event: Event): unknown {
  if ('reason' in event) return event.reason;
  if ('payload' in event) return event.payload;
  return (event as CustomEvent<{ readonly error?: unknown } | null>).detail?.error;
}

function decide({ now }: PageReload): FailedLoadAnswer {
  const page = { online: navigator.onLine, unsavedInput: hasUnsavedInput(), crawler: isCrawler(navigator.userAgent) };
  const wanted = answerToFailedLoad({ ...page, mayReload: true });
  // Only a reload that happens is remembered.
  if (wanted !== 'reload' || noteReload(location.pathname, now())) return wanted;
  return answerToFailedLoad({ ...page, mayReload: false });
}

/** One tap asks for several scripts, which fail one after the other, in ms. */
const ONE_FAILURE = 3000;

let closedAt = Number.NEGATIVE_INFINITY;

/** The note that stands there about an earlier script. */
let standing: Note | undefined;

function say(text: string, now: PageReload['now'], ...actions: readonly NoteAction[]): void {
  standing?.remove();
  const close: NoteAction = {
    label: 'Close',
    run: async () => {
      closedAt = now();
    },
  };
  standing = showNote({ label: 'Loading', isProblem: true, text, actions: [...actions, close] });
}

function explain(answer: FailedLoadAnswer, { reload, now }: PageReload): void {
  const again: NoteAction = { label: 'Reload', run: async () => void reload() };
  if (answer === 'say-offline') say('This part needs a connection once. The page itself works.', now);
  if (answer === 'say-unsaved') say('This part could not be loaded. What you have typed is still here.', now, again);
  if (answer === 'say-failed') say('This part could not be loaded. The rest of the page works.', now, again);
}

function carryOut(answer: FailedLoadAnswer, page: PageReload): void {
  if (answer === 'reload') page.reload();
  // What was closed is not said again about the same tap.
  else if (page.now() - closedAt >= ONE_FAILURE) explain(answer, page);
}

/** An error of our own scripts that nobody caught; islands and code that asks the network have answers of their own. */
function showWhenFatal(event: Event): void {
  const error = event.type === 'error' ? (event as ErrorEvent).error : errorOf(event);
  const isRoot = event.type === 'error' || event.type === 'unhandledrejection';
  if (!isRoot || !isFatal(error, location.origin) || isCrawler(navigator.userAgent)) return;
  import('./error-view.ts').then(
    (view) => view.showErrorView(error),
    () => undefined,
  );
}

/** Two may tell of the same failure: see early-failures.ts. */
const answered = new WeakSet<Event>();

/**
 * Answers a script chunk that could not be loaded: one reload, guarded against loops, or a note where a reload would do harm
 * (specification.md#errors).
 */
export function answerFailure(event: Event, page: PageReload = REAL): void {
  if (answered.has(event)) return;
  answered.add(event);
  if (isFailedImport(errorOf(event))) {
    event.preventDefault();
    carryOut(decide(page), page);
  } else {
    showWhenFatal(event);
  }
}

/** Answers every script chunk of this page that cannot be loaded from now on. */
export function watchFailedLoads(page: PageReload = REAL): void {
  watchInput();
  for (const type of EVENTS) addEventListener(type, (event) => answerFailure(event, page));
}
