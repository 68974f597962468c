import { type Counter, memoryCounter, type SharedCounters, sharedCounter } from './request-counts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits of requests. Guests of a hotel share one network, so limits stop programs and not people;
 * a correct secret always passes: see admission.ts. The first `unshared` ones of a key are counted
 * in each process alone, so that frequent requests of travellers cost the database nothing.
 */
const LIMITS = {
  /** Requests that read, for each network; with the right secret they do not count. */
  read: { points: 600, duration: MINUTE, unshared: 60 },
  /** The same for requests that write. */
  write: { points: 300, duration: MINUTE, unshared: 30 },
  /** Requests with one secret for one reference. */
  secret: { points: 120, duration: MINUTE, unshared: 12 },
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
  delivery: { points: 1200, duration: MINUTE, unshared: 120 },
  /** Readings of a company's calendar, for each address of one. */
  calendar: { points: 60, duration: HOUR },
  /** Requests of a reseller, with its key, from anywhere. */
  reseller: { points: 600, duration: MINUTE, unshared: 60 },
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

/** Limits in the memory of this process, or in shared counters where they are given. */
export function createRateLimits(maxCounts: number = MAX_COUNTS, shared: SharedCounters | null = null): RateLimits {
  const counters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, options]) => [
      name,
      shared ? sharedCounter({ name, ...options }, maxCounts, shared) : memoryCounter(options, maxCounts),
    ]),
  ) as Readonly<Record<Limit, Counter>>;
  return {
    take: (limit, key) => counters[limit].take(key),
    peek: (limit, key) => counters[limit].peek(key),
    release: (limit, key) => counters[limit].release(key),
  };
}

/** Limits that never apply: for load tests, and where a proxy counts. */
export const NO_LIMITS: RateLimits = { take: async () => 0, peek: async () => 0, release: async () => {} };
