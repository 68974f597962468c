import { chunkErrorsMessages } from '../../lib/messages/chunk-errors.ts';
import { type ChunkErrorAction, chunkErrorActionOf, isFailedImport } from '../../lib/navigation/chunk-load-error.ts';
import { isFatal } from '../../lib/navigation/fatal-error.ts';
import { isCrawler } from '../../lib/site/crawler.ts';
import type { NotificationAction } from '../kit/notification-types.ts';
import { showCard } from '../kit/notifications.store.ts';
import { showFailure } from '../kit/show-failure.ts';
import { recordReload } from '../offline/last-reload.ts';
import { hasUnsavedChanges, watchInput } from '../offline/unsaved-changes.ts';
import { pageLanguage } from '../page/page-language.ts';

/** Events of lazy scripts that fail: islands, Vite's loader, and uncaught imports. */
const EVENTS = ['astro:hydration-error', 'vite:preloadError', 'unhandledrejection', 'error'] as const;

/** The page's functions for a reload; tests pass fakes. */
export interface PageReload {
  readonly reload: () => void;
  readonly now: () => number;
}

const BROWSER: PageReload = { reload: () => location.reload(), now: () => Date.now() };

/** The error in an event, whose place differs by event. */
function errorOf(event: Event): unknown {
  if ('reason' in event) return event.reason;
  if ('payload' in event) return event.payload;
  return (event as CustomEvent<{ readonly error?: unknown } | null>).detail?.error;
}

function decide({ now }: PageReload): ChunkErrorAction {
  const page = { online: navigator.onLine, unsavedInput: hasUnsavedChanges(), crawler: isCrawler(navigator.userAgent) };
  const wanted = chunkErrorActionOf({ ...page, mayReload: true });
  // Only a reload that happens is remembered.
  if (wanted !== 'reload' || recordReload(location.pathname, now())) return wanted;
  return chunkErrorActionOf({ ...page, mayReload: false });
}

/** One tap requests several scripts, which fail one after the other, in ms. */
const SAME_FAILURE_MS = 3000;

let closedAt = Number.NEGATIVE_INFINITY;

function notify(text: string, now: PageReload['now'], ...actions: readonly NotificationAction[]): void {
  const t = chunkErrorsMessages(pageLanguage());
  const close: NotificationAction = {
    label: t.close,
    run: async () => {
      closedAt = now();
    },
  };
  showCard({ label: t.label, isProblem: true, text, actions: [...actions, close] });
}

function explain(answer: ChunkErrorAction, { reload, now }: PageReload): void {
  const t = chunkErrorsMessages(pageLanguage());
  const again: NotificationAction = { label: t.reload, run: async () => void reload() };
  if (answer === 'say-offline') notify(t.offline, now);
  if (answer === 'say-unsaved') notify(t.unsaved, now, again);
  if (answer === 'say-failed') notify(t.failed, now, again);
}

function applyAnswer(answer: ChunkErrorAction, page: PageReload): void {
  if (answer === 'reload') page.reload();
  // What was closed is not shown again about the same tap.
  else if (page.now() - closedAt >= SAME_FAILURE_MS) explain(answer, page);
}

/** Shows an uncaught error of our own scripts; islands and requests handle theirs. */
function showWhenFatal(event: Event): void {
  const error = event.type === 'error' ? (event as ErrorEvent).error : errorOf(event);
  const isRoot = event.type === 'error' || event.type === 'unhandledrejection';
  if (!isRoot || !isFatal(error, location.origin) || isCrawler(navigator.userAgent)) return;
  showFailure(error.message);
}

/** The same event may arrive here and in early-error-handler.ts. */
const handled = new WeakSet<Event>();

/**
 * Handles a script chunk that failed to load: one guarded reload, or a notification. The latter
 * where a reload would do harm (specification.md#errors).
 */
export function handleLoadError(event: Event, page: PageReload = BROWSER): void {
  if (handled.has(event)) return;
  handled.add(event);
  if (isFailedImport(errorOf(event))) {
    event.preventDefault();
    applyAnswer(decide(page), page);
  } else {
    showWhenFatal(event);
  }
}

/** Handles every script chunk of this page that cannot be loaded from now on. */
export function watchChunkLoadErrors(page: PageReload = BROWSER): void {
  watchInput();
  for (const type of EVENTS) addEventListener(type, (event) => handleLoadError(event, page));
}
