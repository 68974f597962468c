/** Until the first retry; each next one waits twice as long, up to a limit. */
export const MIN_RETRY_DELAY_MS = 5000;
export const MAX_RETRY_DELAY_MS = 300_000;

/** Calls back after so many milliseconds. @returns cancels it */
export type Wait = (task: () => void, ms: number) => () => void;

/** Retries of something that has not worked yet. */
export interface Backoff {
  /** It has not worked: it is tried again, later each time. */
  readonly retryLater: () => void;
  /** It has worked, or there is reason to think that it does now: the next retry comes soon again. */
  readonly reset: () => void;
}

const waitInPage: Wait = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** Tries a task again while somebody sees the page: a service that is down or busy says nothing when it is back, as a connection does. */
export function createBackoff(task: () => void, wait: Wait = waitInPage): Backoff {
  let ms = MIN_RETRY_DELAY_MS;
  let cancel: () => void = () => undefined;
  const reset = () => {
    cancel();
    ms = MIN_RETRY_DELAY_MS;
  };
  const retryLater = () => {
    cancel();
    cancel = wait(() => document.visibilityState === 'visible' && task(), ms);
    ms = Math.min(2 * ms, MAX_RETRY_DELAY_MS);
  };
  return { retryLater, reset };
}
