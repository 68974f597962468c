/** Milliseconds until the first retry; each next pause is twice as long, up to a limit. */
export const MIN_RETRY_DELAY_MS = 5000;
export const MAX_RETRY_DELAY_MS = 300_000;

/** Calls back after some milliseconds. @returns a function that cancels it */
export type Wait = (task: () => void, ms: number) => () => void;

/** Retries of something that has not worked yet. */
export interface Backoff {
  /** Schedules a retry after a failure, each time later. */
  readonly retryLater: () => void;
  /** Resets the pause after a success, or when one is likely. */
  readonly reset: () => void;
}

const waitInPage: Wait = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/**
 * Retries a task while the page is visible. A service that was down sends no event when it is back.
 *
 * @param maxDelayMs the longest pause between two retries
 */
export function createBackoff(
  task: () => void,
  wait: Wait = waitInPage,
  maxDelayMs: number = MAX_RETRY_DELAY_MS,
): Backoff {
  let ms = MIN_RETRY_DELAY_MS;
  let cancel: () => void = () => undefined;
  const reset = () => {
    cancel();
    ms = MIN_RETRY_DELAY_MS;
  };
  const retryLater = () => {
    cancel();
    cancel = wait(() => document.visibilityState === 'visible' && task(), ms);
    ms = Math.min(2 * ms, maxDelayMs);
  };
  return { retryLater, reset };
}
