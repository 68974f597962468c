import { setTimeout as wait } from 'node:timers/promises';

/** A connection that waits for a lock stops the whole process: it may do so for no longer than this, in milliseconds. */
export const BUSY_TIMEOUT_MS = 5;
/** How long a lock is waited for before whoever asked is told. */
export const LOCK_TIMEOUT_MS = 5000;
const RETRY_INTERVAL_MS = 20;

/** https://www.sqlite.org/rescode.html#busy, with its extensions. */
const SQLITE_BUSY = 5;

/** Whether another process holds what was needed. */
export function isLocked(error: unknown): boolean {
  const code = (error as { readonly errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY;
}

/** Tries again while another process holds the file; meanwhile this one goes on with everything else. @throws the last error after the timeout */
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
