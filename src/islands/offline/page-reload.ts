import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { type PageState, type WorkerUpdateAction, workerUpdateActionOf } from '../../lib/offline/worker-update.ts';
import { recordReload } from './last-reload.ts';
import { hasUnsavedChanges } from './unsaved-changes.ts';

/** The page's functions for a reload; tests pass fakes. */
export interface PageReload {
  readonly reload: () => void;
  readonly now: () => number;
}

export const THIS_PAGE: PageReload = { reload: () => location.reload(), now: () => Date.now() };

/** Whether a reload would disturb the traveller. */
function isBusy(): boolean {
  return isCheckout(location.pathname) || hasUnsavedChanges() || document.querySelector('dialog[open]') !== null;
}

/** Reloads the page for a newer worker, where that does no harm. @returns what came of it */
export function reloadForWorker(
  page: PageReload,
  status: Pick<PageState, 'isFirst' | 'isCurrent'>,
): WorkerUpdateAction {
  const wanted = workerUpdateActionOf({ ...status, isBusy: isBusy(), mayReload: true });
  if (wanted !== 'reload') return wanted;
  // Only a reload that happens is remembered.
  if (!recordReload(location.pathname, page.now())) return 'later';
  page.reload();
  return 'reload';
}
