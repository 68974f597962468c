import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often what may be done. Many guests of a hotel share one network, so these stop programs, not people, and none of them stops who has the right
 * secret: see admission.ts. Each process counts for itself.
 */
const LIMITS = {
  /** Requests that read, for each network; with the right secret they do not count. */
  read: { points: 600, duration: MINUTE },
  /** The same for requests that write. */
  write: { points: 300, duration: MINUTE },
  /** Requests with one secret about one reference: whoever has that can stop nobody else. */
  secret: { points: 120, duration: MINUTE },
  /** Wrong secrets, for each network and reference; a reference that does not exist has no right one. */
  wrong: { points: 40, duration: 10 * MINUTE },
  /** New references, for each network. */
  claim: { points: 300, duration: HOUR },
  /** Bookings without a secret that are made at once, for each network: see queue.ts. */
  placing: { points: 60, duration: HOUR },
  /** Travellers without a secret who come with parameters in the address, for each network. */
  arrival: { points: 300, duration: HOUR },
  /** Links to bookings that somebody has lost, for each network; their mails have limits of their own for each mailbox. */
  finding: { points: 30, duration: HOUR },
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
  release(limit: Limit, key: string): Promise<void>;
}

/** So many counts of a limit are kept; who makes up more loses the oldest. */
export const MAX_COUNTS = 50_000;

/** Limits in the memory of this process. */
export function createRateLimits(maxCounts: number = MAX_COUNTS): RateLimits {
  const counters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, options]) => [name, boundedCounter(options, maxCounts)]),
  ) as Readonly<Record<Limit, BoundedCounter>>;
  return {
    take: (limit, key) => counters[limit].take(key),
    peek: (limit, key) => counters[limit].peek(key),
    release: (limit, key) => counters[limit].giveBack(key),
  };
}

/** For load tests, and where a proxy counts. */
export const NO_LIMITS: RateLimits = { take: async () => 0, peek: async () => 0, release: async () => {} };

interface BoundedCounter {
  take(key: string): Promise<number>;
  peek(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
}

/** Counts for as many keys at most; the key that is not counted for the longest time goes first. */
function boundedCounter(options: (typeof LIMITS)[Limit], maxCounts: number): BoundedCounter {
  const limiter = new RateLimiterMemory(options);
  const newestLast = new Set<string>();
  const secondsOf = (state: unknown): number => {
    if (!(state instanceof RateLimiterRes)) throw state;
    // A clock that was put back would let everybody wait until it is there again.
    return Math.min(options.duration, Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
  };
  return {
    take: async (key) => {
      newestLast.delete(key);
      newestLast.add(key);
      const [oldest = ''] = newestLast;
      if (newestLast.size > maxCounts && newestLast.delete(oldest)) await limiter.delete(oldest);
      return limiter.consume(key).then(() => 0, secondsOf);
    },
    peek: async (key) => {
      const state = await limiter.get(key);
      return state !== null && state.consumedPoints >= options.points ? secondsOf(state) : 0;
    },
    giveBack: async (key) => {
      // What was forgotten meanwhile has nothing to give back.
      if (newestLast.has(key)) await limiter.reward(key);
    },
  };
}
