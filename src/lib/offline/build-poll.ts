/** Open pages ask so often for the newest build (specification.md#timing). */
export const POLL_INTERVAL_MS = 3_600_000;

/** What the last answer was. */
export interface LastPoll {
  /** As in `/builds/latest.json`. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How long to wait until the next question, in milliseconds; 0 for at once. A clock that was put back says nothing. */
export function untilNextPoll(last: LastPoll | null, now: number): number {
  if (!last || last.at > now) return 0;
  return Math.max(0, last.at + POLL_INTERVAL_MS - now);
}

/** Reads what was stored, or gives undefined. */
export function parseLastPoll(stored: unknown): LastPoll | undefined {
  const { build, at } = (stored ?? {}) as Partial<LastPoll>;
  return typeof build === 'string' && build.length <= 100 && typeof at === 'number' ? { build, at } : undefined;
}
