/** Time between checks of open pages for a new build (specification.md#timing). */
export const POLL_INTERVAL_MS = 3_600_000;

/** The last check and its result. */
export interface LastPoll {
  /** The id in `/builds/latest.json`. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Milliseconds until the next check; 0 when it is due. A clock that was set back does not delay it.
 */
export function untilNextPoll(last: LastPoll | null, now: number): number {
  if (!last || last.at > now) return 0;
  return Math.max(0, last.at + POLL_INTERVAL_MS - now);
}

/** Parses the stored check; undefined where it is invalid. */
export function parseLastPoll(stored: unknown): LastPoll | undefined {
  const { build, at } = (stored ?? {}) as Partial<LastPoll>;
  return typeof build === 'string' && build.length <= 100 && typeof at === 'number' ? { build, at } : undefined;
}
