/** What a page is like when a newer worker has taken over. */
export interface PageState {
  /** There was no worker before: nothing is newer than anything. */
  readonly isFirst: boolean;
  /** The page is already the one of the new build, byte for byte. */
  readonly isCurrent: boolean;
  /** Somebody is in the middle of something: a form, a dialog, a booking. */
  readonly isBusy: boolean;
  /** The reload guard's word: see reload-guard.ts. */
  readonly mayReload: boolean;
}

/** `later`: when the traveller comes back to the page, or with the next one. */
export type WorkerUpdateAction = 'nothing' | 'reload' | 'later';

/**
 * When a new worker activates, the page reloads (specification.md#offline-and-updates): but not on the first visit, not where it would show
 * the same page again, never over something typed, and not twice within the guard's time.
 */
export function workerUpdateActionOf({ isFirst, isCurrent, isBusy, mayReload }: PageState): WorkerUpdateAction {
  if (isFirst || isCurrent) return 'nothing';
  return isBusy || !mayReload ? 'later' : 'reload';
}
