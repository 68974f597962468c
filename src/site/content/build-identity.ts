/** Names a build: equal sources have equal names in the same week. */
export interface BuildIdentity {
  /** 12 characters. */
  readonly id: string;
  /** When its newest source was committed, in milliseconds since 1970; the time of the build outside of a repository. */
  readonly timestamp: number;
  /** The ISO week in which it was built, for what is drawn at random: see drawWeek. */
  readonly week: string;
}

/**
 * The identity that `astro.config.mjs` computed from the sources. It comes through the environment, because a value in
 * the configuration would make every build look like one with another configuration, and nothing could be reused.
 *
 * @throws Error outside of a build
 */
export function buildIdentity(): BuildIdentity {
  const text = process.env.BUILD_IDENTITY;
  if (!text) throw new Error('BUILD_IDENTITY is not set: astro.config.mjs sets it before it builds');
  return JSON.parse(text);
}
