import type { ApiProblem } from './api-problem.ts';
import type { Limit, RateLimits } from './rate-limits.ts';
import { tooManyRequests } from './too-many.ts';

/** Something that was counted before it happened. */
export interface Reservation {
  readonly isWithin: boolean;
  /** It did not happen. */
  release(): Promise<void>;
  /** It would have been too much: 429. */
  refusal(): ApiProblem;
}

/** Counts what one network asks for. */
export interface RequestCounter {
  /** Counts against a limit. @throws ApiProblem 429 */
  readonly count: (limit: Limit) => Promise<void>;
  /** The same for what may turn out not to happen. */
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
