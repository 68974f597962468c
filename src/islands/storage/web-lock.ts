/** A request that hangs on a dead line must not keep a traveller from booking. */
const LONGEST_WAIT_MS = 3000;

/**
 * Runs a task while no other one, in any tab of this browser, saves or books the cart: the first answer about a reference tells its secret, and the next request
 * needs it. Waits for a while at most.
 */
export async function aloneWithCart<Result>(task: () => Promise<Result>): Promise<Result> {
  // Browsers have it on pages that came encrypted.
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (!locks) return task();
  let begun: Promise<Result> | undefined;
  const begin = () => {
    begun ??= task();
    return begun;
  };
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  return locks.request('cart', { signal }, begin).catch((error: unknown) => {
    if (begun || !(error instanceof DOMException)) throw error;
    return begin();
  });
}
