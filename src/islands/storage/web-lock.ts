/** Milliseconds to wait for the lock, so that a stuck request does not prevent booking. */
const LOCK_TIMEOUT_MS = 3000;

/** Runs a task under a lock of all tabs, or without one where the browser has or gives none. */
async function withLock<Result>(
  name: string,
  options: () => LockOptions,
  task: (isFree: boolean) => Promise<Result>,
): Promise<Result> {
  // Browsers have locks on pages that came encrypted, and forbid them together with storage.
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (!locks) return task(true);
  let running: Promise<Result> | undefined;
  const runOnce = (lock: Lock | null) => {
    running ??= task(lock !== null);
    return running;
  };
  return locks.request(name, options(), runOnce).catch((error: unknown) => {
    if (running || !(error instanceof DOMException)) throw error;
    return task(true);
  });
}

/**
 * Runs a task while no other one, in any tab, saves or books the cart. Waits for a while at most.
 * The first response about a reference has its secret, and the next request needs it.
 */
export function withCartLock<Result>(task: () => Promise<Result>): Promise<Result> {
  return withLock('cart', () => ({ signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }), task);
}

/** Runs a task unless another tab sends the booking that waits. @returns null where one does */
export function withSendLock<Result>(task: () => Promise<Result>): Promise<Result | null> {
  return withLock<Result | null>(
    'outbox',
    () => ({ ifAvailable: true }),
    async (isFree) => (isFree ? task() : null),
  );
}
