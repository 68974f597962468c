import { ApiProblem } from './api-problem.ts';
import type { Limit, RateLimits } from './rate-limits.ts';

/** Something that was counted before it happened. */
export interface Reservation {
  readonly isWithin: boolean;
  /** It did not happen. */
  giveBack(): Promise<void>;
  /** It would have been too much: 429. */
  refusal(): ApiProblem;
}

/** Counts what one address asks for. */
export interface RequestCounter {
  /** Counts against a limit. @throws ApiProblem 429 */
  readonly count: (limit: Limit) => Promise<void>;
  /** The same for what may turn out not to happen. */
  readonly reserve: (limit: Limit) => Promise<Reservation>;
  /** Counts a request about a reference, wherever that stands. @throws ApiProblem 429 where there were too many, or the address asked in vain too often */
  readonly about: (ref: string) => Promise<void>;
}

export function createRequestCounter(limits: RateLimits, address: string): RequestCounter {
  return {
    count: async (limit) => refuse(await limits.take(limit, address)),
    reserve: async (limit) => {
      const seconds = await limits.take(limit, address);
      return {
        isWithin: seconds === 0,
        giveBack: () => limits.giveBack(limit, address),
        refusal: () => tooMany(seconds),
      };
    },
    about: async (ref) => {
      // Whoever guesses is refused, whether the next guess is right or not.
      refuse(await limits.peek('miss', address));
      refuse(await limits.take('reference', ref.slice(0, 20)));
    },
  };
}

function refuse(seconds: number): void {
  if (seconds > 0) throw tooMany(seconds);
}

function tooMany(seconds: number): ApiProblem {
  return new ApiProblem(429, { detail: `Try again in ${seconds} seconds.` }, { 'Retry-After': String(seconds) });
}
