/** Who sends a mail is done, or has given up, long before this: then its process has died. */
export const LEASE_TTL_MS = 5 * 60_000;

/** Told of the leases that are held, says which of them nobody ends any more. */
export type LeaseWatch = (held: readonly string[]) => readonly string[];

/**
 * Finds leases whose holders have died: those that have been seen for longer than a living holder keeps one. It compares only what this process has seen by a
 * clock that never jumps, so that a wrong time of day takes no mail from whoever is sending it.
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
