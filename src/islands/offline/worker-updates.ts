import { RELOAD_GUARD_MS } from '../../lib/navigation/reload-guard.ts';
import { type PageStatus, parseWorkerEvent } from '../../lib/offline/worker-messages.ts';
import { cacheSavedListings } from './cache-saved-listings.ts';
import { showOfflineBanner } from './offline-banner.ts';
import { type PageReload, reloadForWorker, THIS_PAGE } from './page-reload.ts';
import { watchInput } from './unsaved-changes.ts';
import { requestFromWorker } from './worker-request.ts';
import { $workerState, updateWorkerState } from './worker-state.store.ts';

/**
 * Whether a page that came from one worker is what another one has. What is not known may differ.
 */
function isSamePage(shown: PageStatus | null, newest: PageStatus | null): boolean {
  const before = shown?.savedRevision ?? null;
  return before !== null && before === newest?.listedRevision;
}

/** Whether a newer worker took over while the page was loading, before its event was watched. */
function isOvertaken(greeting: PageStatus | null): boolean {
  if (greeting?.origin !== 'unknown') return false;
  return greeting.savedRevision !== null && greeting.listedRevision !== null && !isSamePage(greeting, greeting);
}

/** Whether the traveller has used the page: then a sudden reload would be worse. */
function isRead(): boolean {
  return document.visibilityState === 'visible' && performance.now() > RELOAD_GUARD_MS;
}

async function recordRegistration(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration().catch(() => undefined);
  updateWorkerState({
    registered: registration !== undefined,
    activated: Boolean(registration?.active),
    registrationError: registration === undefined,
  });
}

/** The page's knowledge before this code was loaded: see register-worker.ts. */
export interface KnownPageStatus {
  /** The status from the worker that served the page, if any. */
  readonly shown: PageStatus | null;
  /** Another worker has taken the page over since. */
  readonly isOther: boolean;
}

/** Reloads for a newer worker, now or when the traveller returns to the page. */
function reloadOnUpdates(container: ServiceWorkerContainer, page: PageReload, known?: KnownPageStatus): void {
  const shown = known ? Promise.resolve(known.shown) : requestFromWorker('hello');
  let previous = container.controller;
  let isPostponed = false;

  const postpone = () => {
    isPostponed = true;
    updateWorkerState({ updateNeeded: true });
  };
  const reload = (isFirst: boolean, isCurrent: boolean) => {
    isPostponed = false;
    if (reloadForWorker(page, { isFirst, isCurrent }) === 'later') postpone();
  };
  const change = async () => {
    const isFirst = previous === null;
    previous = container.controller;
    updateWorkerState({ registered: true, activated: true, registrationError: false });
    reload(isFirst, isSamePage(await shown, await requestFromWorker('hello')));
  };
  container.addEventListener('controllerchange', change);
  if (known?.isOther) change();
  document.addEventListener('visibilitychange', () => {
    if (isPostponed && document.visibilityState === 'visible') reload(false, false);
  });
  // A page from the back-forward cache is as old as when it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && $workerState.get().updateNeeded) reload(false, false);
  });
  shown.then((greeting) => {
    if (greeting && /network$/.test(greeting.origin)) showOfflineBanner(greeting.origin, greeting.savedAt);
    if (!isOvertaken(greeting)) return;
    if (isRead()) postpone();
    else reload(false, false);
  });
}

let isSyncing = false;

/**
 * Keeps the worker's state up to date (specification.md#offline-and-updates). Reloads for a newer
 * build.
 */
export async function syncWorkerState(page: PageReload = THIS_PAGE, known?: KnownPageStatus): Promise<void> {
  const { serviceWorker: container } = navigator;
  if (isSyncing || !container) return;
  isSyncing = true;
  watchInput();
  container.addEventListener('message', ({ data }) => {
    const message = parseWorkerEvent(data);
    if (message?.type === 'update-needed') updateWorkerState({ updateNeeded: true });
    if (message?.type === 'progress') updateWorkerState({ offlineReady: message.isReady, isSaving: message.isSaving });
  });
  container.startMessages();
  reloadOnUpdates(container, page, known);
  cacheSavedListings();
  await recordRegistration(container);
}
