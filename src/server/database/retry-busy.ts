import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which a connection may wait for a lock, as it blocks the whole process. */
export const BUSY_TIMEOUT_MS = 5;
/** Milliseconds of retries after which a locked file is reported. */
export const LOCK_TIMEOUT_MS = 5000;
const RETRY_INTERVAL_MS = 20;

/** https://www.sqlite.org/rescode.html#busy, with its extensions. */
const SQLITE_BUSY = 5;

/** Whether an error means that another process has locked the file. */
export function isLocked(error: unknown): boolean {
  const code = (error as { readonly errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY;
}

/**
 * Retries while another process has locked the file, without blocking this one. @throws the last
 * error after the timeout
 */
export async function retryBusy<Result>(
  task: () => Result | Promise<Result>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= end) throw error;
    }
    await wait(RETRY_INTERVAL_MS);
  }
}
