/** What was last seen of the site's newest build. */
export interface BuildSeen {
  /** As in `/builds/latest.json`. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** So long the saved pages of a build count as those of the site, as listings do (specification.md#timing). */
export const BUILD_TTL_MS = 5 * 60_000;

/** The build is not asked for more often than this. */
export const BUILD_CHECK_INTERVAL_MS = 60_000;

function age(seen: BuildSeen, now: number): number {
  const elapsed = now - seen.at;
  // A clock that was put back says nothing about the age.
  return elapsed < 0 ? Number.POSITIVE_INFINITY : elapsed;
}

/** Whether the site was seen, a short while ago, to have the very build whose files are saved. */
export function isFresh(seen: BuildSeen | null, build: string, now: number): boolean {
  return seen !== null && seen.build === build && age(seen, now) < BUILD_TTL_MS;
}

/** Whether it is time to ask which build the site has. */
export function isCheckDue(seen: BuildSeen | null, now: number): boolean {
  return seen === null || age(seen, now) >= BUILD_CHECK_INTERVAL_MS;
}

/** Reads what was noted, or gives null. */
export function parseBuildSeen(noted: unknown): BuildSeen | null {
  const { build, at } = (noted ?? {}) as Partial<BuildSeen>;
  return typeof build === 'string' && typeof at === 'number' ? { build, at } : null;
}
