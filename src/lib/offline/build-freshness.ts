/** The newest build of the site as last seen. */
export interface BuildSeen {
  /** The id in `/builds/latest.json`. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Time for which saved pages of a build count as current, like listings (specification.md#timing).
 */
export const BUILD_TTL_MS = 5 * 60_000;

/** Minimum time between two checks of the build. */
export const BUILD_CHECK_INTERVAL_MS = 60_000;

function age(seen: BuildSeen, now: number): number {
  const elapsed = now - seen.at;
  // A clock that was put back says nothing about the age.
  return elapsed < 0 ? Number.POSITIVE_INFINITY : elapsed;
}

/** Whether the build whose files are saved was seen on the site a short while ago. */
export function isFresh(seen: BuildSeen | null, build: string, now: number): boolean {
  return seen !== null && seen.build === build && age(seen, now) < BUILD_TTL_MS;
}

/** Whether the next check of the site's build is due. */
export function isCheckDue(seen: BuildSeen | null, now: number): boolean {
  return seen === null || age(seen, now) >= BUILD_CHECK_INTERVAL_MS;
}

/** Parses the stored build; null where it is invalid. */
export function parseBuildSeen(noted: unknown): BuildSeen | null {
  const { build, at } = (noted ?? {}) as Partial<BuildSeen>;
  return typeof build === 'string' && typeof at === 'number' ? { build, at } : null;
}
