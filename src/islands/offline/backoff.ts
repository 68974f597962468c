/** Until the first retry; each next one waits twice as long, up to a limit. */
export const FIRST_RETRY_MS = 5000;
export const LONGEST_RETRY_MS = 300_000;

/** Calls back after so many milliseconds. @returns takes it back */
export type Wait = (task: () => void, ms: number) => () => void;

/** Retries of something that has not worked yet. */
export interface Retries {
  /** It has not worked: it is tried again, later each time. */
  readonly later: () => void;
  /** It has worked, or there is reason to think that it does now: the next retry comes soon again. */
  readonly reset: () => void;
}

const waitInPage: Wait = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** Tries a task again while somebody sees the page: a service that is down or busy says nothing when it is back, as a connection does. */
export function retries(task: () => void, wait: Wait = waitInPage): Retries {
  let ms = FIRST_RETRY_MS;
  let takeBack: () => void = () => undefined;
  const reset = () => {
    takeBack();
    ms = FIRST_RETRY_MS;
  };
  const later = () => {
    takeBack();
    takeBack = wait(() => document.visibilityState === 'visible' && task(), ms);
    ms = Math.min(2 * ms, LONGEST_RETRY_MS);
  };
  return { later, reset };
}
