import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often what may be done. Many guests of a hotel share one address, so these stop programs, not people. Each process counts for itself.
 */
const LIMITS = {
  /** Requests that read, for each address. */
  read: { points: 600, duration: MINUTE },
  /** Requests that write, for each address. */
  write: { points: 300, duration: MINUTE },
  /** Requests about one reference, whoever asks. */
  reference: { points: 120, duration: MINUTE },
  /** New references, for each address. */
  claim: { points: 300, duration: HOUR },
  /** Wrong secrets and references that do not exist, for each address. */
  miss: { points: 40, duration: 10 * MINUTE },
  /** Bookings, for each address. */
  placing: { points: 60, duration: HOUR },
  /** Travellers who come with parameters in the address, for each address. */
  arrival: { points: 300, duration: HOUR },
  /** Messages of payment services, for each of their addresses: what waited while we were away comes all at once. */
  delivery: { points: 1200, duration: MINUTE },
} as const;

export type Limit = keyof typeof LIMITS;

/** Counts what is done. */
export interface RateLimits {
  /** Counts once more. @returns 0, or after how many seconds to try again where it was too often */
  take(limit: Limit, key: string): Promise<number>;
  /** The same without counting. */
  peek(limit: Limit, key: string): Promise<number>;
  /** Counts once less: what was counted did not happen. */
  giveBack(limit: Limit, key: string): Promise<void>;
}

/** Limits in the memory of this process. */
export function createRateLimits(): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, options]) => [name, new RateLimiterMemory({ ...options, keyPrefix: name })]),
  ) as Readonly<Record<Limit, RateLimiterMemory>>;
  return {
    take: (limit, key) =>
      limiters[limit].consume(key).then(
        () => 0,
        (refusal: unknown) => waitOf(refusal),
      ),
    peek: async (limit, key) => {
      const state = await limiters[limit].get(key);
      return state !== null && state.consumedPoints >= LIMITS[limit].points ? waitOf(state) : 0;
    },
    giveBack: async (limit, key) => void (await limiters[limit].reward(key)),
  };
}

/** For load tests, and where a proxy counts. */
export const NO_LIMITS: RateLimits = { take: async () => 0, peek: async () => 0, giveBack: async () => {} };

function waitOf(state: unknown): number {
  if (!(state instanceof RateLimiterRes)) throw state;
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}
