/** Names a build: equal sources have equal names. */
export interface BuildIdentity {
  /** 12 characters. */
  readonly id: string;
  /** When its newest source was committed, in milliseconds since 1970; the time of the build outside of a repository. */
  readonly timestamp: number;
}

/** The identity that `astro.config.ts` computed from the sources. */
export function buildIdentity(): BuildIdentity {
  return __BUILD_IDENTITY__;
}
