/** Milliseconds after which the holder of a lease must have died: sending ends long before. */
export const LEASE_TTL_MS = 5 * 60_000;

/** Returns those of the held leases whose holders have died. */
export type LeaseWatch = (held: readonly string[]) => readonly string[];

/**
 * Creates a watch that finds leases whose holders have died. It counts how long this process has
 * seen a lease, by a clock that never jumps, so that no mail is taken from a live sender.
 *
 * @param ticks milliseconds since any moment, always growing
 */
export function createLeaseWatch(ticks: () => number): LeaseWatch {
  let firstSeen: ReadonlyMap<string, number> = new Map();
  return (held) => {
    const now = ticks();
    firstSeen = new Map(held.map((lease) => [lease, firstSeen.get(lease) ?? now]));
    return held.filter((lease) => now - (firstSeen.get(lease) ?? now) >= LEASE_TTL_MS);
  };
}
