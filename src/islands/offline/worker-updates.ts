import { RELOAD_GUARD_MS } from '../../lib/navigation/reload-guard.ts';
import { type Greeting, parseNews } from '../../lib/offline/worker-messages.ts';
import { watchInput } from '../kit/unsaved-changes.ts';
import { chooseSaved } from './cache-saved-listings.ts';
import { showOffline } from './offline-banner.ts';
import { type ReloadingPage, reloadForWorker, THIS_PAGE } from './page-reload.ts';
import { askWorker } from './worker-request.ts';
import { $workerState, noteWorker } from './worker-state.store.ts';

/** Whether a page that came from one worker is what another one has. What is not known may differ. */
function isSamePage(shown: Greeting | null, newest: Greeting | null): boolean {
  const before = shown?.savedRevision ?? null;
  return before !== null && before === newest?.listedRevision;
}

/** Whether a newer worker took over while the page was still loading, so that nobody heard of it. */
function isOvertaken(greeting: Greeting | null): boolean {
  if (greeting?.origin !== 'unknown') return false;
  return greeting.savedRevision !== null && greeting.listedRevision !== null && !isSamePage(greeting, greeting);
}

/** Somebody has begun to read: a reload out of the blue would be worse than an old page. */
function isRead(): boolean {
  return document.visibilityState === 'visible' && performance.now() > RELOAD_GUARD_MS;
}

async function noteRegistration(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration().catch(() => undefined);
  noteWorker({
    registered: registration !== undefined,
    activated: Boolean(registration?.active),
    registrationError: registration === undefined,
  });
}

/** What the page has heard before this code was here: see register-worker.ts. */
export interface HeardOfWorker {
  /** What the worker that brought the page said of it, if anything. */
  readonly shown: Greeting | null;
  /** Another worker has taken the page over since. */
  readonly isOther: boolean;
}

/** Reloads for a newer worker, at once or when the traveller comes back to the page. */
function followUpdates(container: ServiceWorkerContainer, page: ReloadingPage, heard?: HeardOfWorker): void {
  const shown = heard ? Promise.resolve(heard.shown) : askWorker('hello');
  let had = container.controller;
  let waits = false;

  const postpone = () => {
    waits = true;
    noteWorker({ updateNeeded: true });
  };
  const reload = (isFirst: boolean, isCurrent: boolean) => {
    waits = false;
    if (reloadForWorker(page, { isFirst, isCurrent }) === 'later') postpone();
  };
  const change = async () => {
    const isFirst = had === null;
    had = container.controller;
    noteWorker({ registered: true, activated: true, registrationError: false });
    reload(isFirst, isSamePage(await shown, await askWorker('hello')));
  };
  container.addEventListener('controllerchange', change);
  if (heard?.isOther) change();
  document.addEventListener('visibilitychange', () => {
    if (waits && document.visibilityState === 'visible') reload(false, false);
  });
  // A page out of the browser's memory is as old as when it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && $workerState.get().updateNeeded) reload(false, false);
  });
  shown.then((greeting) => {
    if (greeting && /network$/.test(greeting.origin)) showOffline(greeting.origin, greeting.savedAt);
    if (!isOvertaken(greeting)) return;
    if (isRead()) postpone();
    else reload(false, false);
  });
}

let following = false;

/** Keeps the flags of the worker (specification.md#offline-and-updates) and answers what it says. */
export async function followWorker(page: ReloadingPage = THIS_PAGE, heard?: HeardOfWorker): Promise<void> {
  const { serviceWorker: container } = navigator;
  if (following || !container) return;
  following = true;
  watchInput();
  container.addEventListener('message', ({ data }) => {
    const news = parseNews(data);
    if (news?.type === 'update-needed') noteWorker({ updateNeeded: true });
    if (news?.type === 'progress') noteWorker({ offlineReady: news.isReady, isSaving: news.isSaving });
  });
  container.startMessages();
  followUpdates(container, page, heard);
  chooseSaved();
  await noteRegistration(container);
}
