import type { ApiProblem } from './api-problem.ts';
import type { Limit, RateLimits } from './rate-limits.ts';
import { tooManyRequests } from './too-many.ts';

/** A count that was made in advance. */
export interface Reservation {
  readonly isWithin: boolean;
  /** Undoes the count. */
  release(): Promise<void>;
  /** The refusal with status 429. */
  refusal(): ApiProblem;
}

/** Counts the requests of one network. */
export interface RequestCounter {
  /** Counts against a limit. @throws ApiProblem 429 */
  readonly count: (limit: Limit) => Promise<void>;
  /** The same for an operation that may not take place. */
  readonly reserve: (limit: Limit) => Promise<Reservation>;
}

export function createRequestCounter(limits: RateLimits, network: string): RequestCounter {
  return {
    count: async (limit) => {
      const seconds = await limits.take(limit, network);
      if (seconds > 0) throw tooManyRequests(seconds);
    },
    reserve: async (limit) => {
      const seconds = await limits.take(limit, network);
      return {
        isWithin: seconds === 0,
        release: () => limits.release(limit, network),
        refusal: () => tooManyRequests(seconds),
      };
    },
  };
}
