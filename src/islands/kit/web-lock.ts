/** How long to wait for the lock: a request that hangs must not keep a traveller from booking. */
const LOCK_TIMEOUT_MS = 3000;

/**
 * Runs a task while no other one, in any tab, saves or books the cart: the first response about a reference has its secret, and the next request
 * needs it. Waits for a while at most.
 */
export async function withCartLock<Result>(task: () => Promise<Result>): Promise<Result> {
  // Browsers have it on pages that came encrypted.
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (!locks) return task();
  let running: Promise<Result> | undefined;
  const runOnce = () => {
    running ??= task();
    return running;
  };
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  return locks.request('cart', { signal }, runOnce).catch((error: unknown) => {
    if (running || !(error instanceof DOMException)) throw error;
    return runOnce();
  });
}
