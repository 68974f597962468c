import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits of requests. Guests of a hotel share one network, so limits stop programs and not people;
 * a correct secret always passes: see admission.ts. Each process counts separately, except where
 * shared counters are given.
 */
const LIMITS = {
  /** Requests that read, for each network; with the right secret they do not count. */
  read: { points: 600, duration: MINUTE },
  /** The same for requests that write. */
  write: { points: 300, duration: MINUTE },
  /** Requests with one secret for one reference. */
  secret: { points: 120, duration: MINUTE },
  /**
   * Wrong secrets, for each network and reference. A reference that does not exist has no right
   * one.
   */
  wrong: { points: 40, duration: 10 * MINUTE },
  /** New references, for each network. */
  claim: { points: 300, duration: HOUR },
  /** Bookings without a secret that are not queued, for each network: see queue.ts. */
  placing: { points: 60, duration: HOUR },
  /** Travellers without a secret who come with parameters in the address, for each network. */
  arrival: { points: 300, duration: HOUR },
  /** Requests for lost links, for each network; mails have their own limits for each mailbox. */
  finding: { points: 30, duration: HOUR },
  /**
   * Messages of payment services, for each of their addresses. After an outage many arrive
   * together.
   */
  delivery: { points: 1200, duration: MINUTE },
  /** Readings of a company's calendar, for each address of one. */
  calendar: { points: 60, duration: HOUR },
  /** Requests of a reseller, with its key, from anywhere. */
  reseller: { points: 600, duration: MINUTE },
  /** Places that a reseller asks to hold. */
  resellerHold: { points: 120, duration: MINUTE },
  /** Sign-ins to the desk that were begun and did not succeed, for each network. */
  signIn: { points: 60, duration: 10 * MINUTE },
} as const;

export type Limit = keyof typeof LIMITS;

/** Counts what is done. */
export interface RateLimits {
  /** Counts a request. @returns 0, or the seconds to wait where the limit was exceeded */
  take(limit: Limit, key: string): Promise<number>;
  /** The same without counting. */
  peek(limit: Limit, key: string): Promise<number>;
  /** Undoes a count. */
  release(limit: Limit, key: string): Promise<void>;
}

/** Maximum number of counts for a limit; the oldest is dropped. */
export const MAX_COUNTS = 50_000;

/** Counters that several processes share. */
export interface SharedCounters {
  limiterOf(options: LimitOptions): RateLimiterAbstract;
  /** The key under which a network is stored. */
  keyOf(network: string): string;
}

/** Limits in the memory of this process; sign-ins in shared counters where they are given. */
export function createRateLimits(maxCounts: number = MAX_COUNTS, shared: SharedCounters | null = null): RateLimits {
  const inMemory = Object.fromEntries(
    Object.entries(LIMITS).map(([name, options]) => [name, boundedCounter(options, maxCounts)]),
  ) as Readonly<Record<Limit, Counter>>;
  const counters = { ...inMemory, ...(shared && { signIn: sharedCounter(LIMITS.signIn, shared) }) };
  return {
    take: (limit, key) => counters[limit].take(key),
    peek: (limit, key) => counters[limit].peek(key),
    release: (limit, key) => counters[limit].giveBack(key),
  };
}

/** Limits that never apply: for load tests, and where a proxy counts. */
export const NO_LIMITS: RateLimits = { take: async () => 0, peek: async () => 0, release: async () => {} };

type LimitOptions = (typeof LIMITS)[Limit];

interface Counter {
  take(key: string): Promise<number>;
  peek(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
}

/** Counts for a limited number of keys; the least recently counted is dropped first. */
function boundedCounter(options: LimitOptions, maxCounts: number): Counter {
  const limiter = new RateLimiterMemory(options);
  const counter = counterOf(limiter, options);
  const newestLast = new Set<string>();
  return {
    peek: counter.peek,
    take: async (key) => {
      newestLast.delete(key);
      newestLast.add(key);
      const [oldest = ''] = newestLast;
      if (newestLast.size > maxCounts && newestLast.delete(oldest)) await limiter.delete(oldest);
      return counter.take(key);
    },
    giveBack: async (key) => {
      // What was forgotten meanwhile has nothing to give back.
      if (newestLast.has(key)) await counter.giveBack(key);
    },
  };
}

function sharedCounter(options: LimitOptions, { limiterOf, keyOf }: SharedCounters): Counter {
  const { take, peek, giveBack } = counterOf(limiterOf(options), options);
  return {
    take: (network) => take(keyOf(network)),
    peek: (network) => peek(keyOf(network)),
    giveBack: (network) => giveBack(keyOf(network)),
  };
}

function counterOf(limiter: RateLimiterAbstract, { points, duration }: LimitOptions): Counter {
  const secondsOf = (state: unknown): number => {
    if (!(state instanceof RateLimiterRes)) throw state;
    // A clock that was put back would let everybody wait until it is there again.
    return Math.min(duration, Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
  };
  return {
    take: (key) => limiter.consume(key).then(() => 0, secondsOf),
    peek: async (key) => {
      const state = await limiter.get(key);
      return state !== null && state.consumedPoints >= points ? secondsOf(state) : 0;
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  };
}
