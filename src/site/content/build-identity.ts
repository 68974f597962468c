/** Names a build: equal sources have equal names in the same week. */
export interface BuildIdentity {
  /** 12 characters. */
  readonly id: string;
  /**
   * Commit time of its newest source in milliseconds since 1970. Build time without a repository.
   */
  readonly timestamp: number;
  /** The ISO week of the build, the seed of random choices: see drawWeek. */
  readonly week: string;
}

/**
 * The identity that `astro.config.mjs` computed from the sources. Passed through the environment,
 * as a changed configuration would prevent incremental builds.
 *
 * @throws Error outside of a build
 */
export function buildIdentity(): BuildIdentity {
  const text = process.env.BUILD_IDENTITY;
  if (!text) throw new Error('BUILD_IDENTITY is not set: astro.config.mjs sets it before it builds');
  return JSON.parse(text);
}
