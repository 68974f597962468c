/** The state of a page when a newer worker has taken over. */
export interface PageState {
  /** True where there was no worker before: no reload is needed. */
  readonly isFirst: boolean;
  /** The page is already the one of the new build, byte for byte. */
  readonly isCurrent: boolean;
  /** True while the traveller is using a form, a dialog or the checkout. */
  readonly isBusy: boolean;
  /** Whether the reload guard permits a reload: see reload-guard.ts. */
  readonly mayReload: boolean;
}

/** `later`: when the traveller returns to the page, or on the next page. */
export type WorkerUpdateAction = 'nothing' | 'reload' | 'later';

/**
 * The reaction to a new worker: a reload of the page (specification.md#offline-and-updates). No
 * reload on the first visit, of the same content, over unsaved input, or twice within the guard's
 * time.
 */
export function workerUpdateActionOf({ isFirst, isCurrent, isBusy, mayReload }: PageState): WorkerUpdateAction {
  if (isFirst || isCurrent) return 'nothing';
  return isBusy || !mayReload ? 'later' : 'reload';
}
