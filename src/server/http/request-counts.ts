import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { MemoryLimiter } from './memory-limiter.ts';

/** How often something may be done. */
export interface LimitOptions {
  readonly points: number;
  /** Seconds from the first one. */
  readonly duration: number;
}

/** Counts under keys; answers are 0, or the seconds to wait where a limit is exceeded. */
export interface Counter {
  take(key: string): Promise<number>;
  /** The same without counting. */
  peek(key: string): Promise<number>;
  /** Undoes a count. */
  release(key: string): Promise<void>;
}

/** Counters that several processes share. */
export interface SharedCounters {
  limiterOf(options: LimitOptions & { readonly name: string }): RateLimiterAbstract;
  /** The key under which a network, a secret or a reseller is stored. */
  keyOf(key: string): string;
}

/** Counts in this process. Of too many keys, the least recently counted goes first. */
export function memoryCounter(options: LimitOptions, maxKeys: number): Counter {
  const limiter = boundedLimiter(options, maxKeys);
  return {
    take: async (key) => {
      const state = await limiter.consume(key);
      return state.consumedPoints > options.points ? secondsOf(state, options) : 0;
    },
    peek: async (key) => {
      const state = await limiter.get(key);
      return state !== null && state.consumedPoints >= options.points ? secondsOf(state, options) : 0;
    },
    release: (key) => limiter.release(key),
  };
}

/**
 * Counts for all processes together, above the first `unshared` of each process. Who has reached
 * the limit is refused from memory, so that a flood does not reach the database.
 */
export function sharedCounter(
  { name, unshared = 0, ...options }: LimitOptions & { readonly name: string; readonly unshared?: number },
  maxKeys: number,
  { limiterOf, keyOf }: SharedCounters,
): Counter {
  const own = boundedLimiter(options, maxKeys);
  const together = { points: options.points - unshared, duration: options.duration };
  const limiter = limiterOf({ name, ...together });
  const reached = boundedLimiter(together, maxKeys);

  async function peek(key: string): Promise<number> {
    const state = await reached.get(key);
    return state === null ? 0 : secondsOf(state, options);
  }

  return {
    peek,
    take: async (key) => {
      if (unshared > 0 && (await own.consume(key)).consumedPoints <= unshared) return 0;
      const seconds = await peek(key);
      if (seconds > 0) return seconds;
      const state = await stateAfter(limiter.consume(keyOf(key)));
      if (state.consumedPoints >= together.points) await reached.block(key, secondsOf(state, options));
      return state.consumedPoints > together.points ? secondsOf(state, options) : 0;
    },
    release: async (key) => {
      const isShared = unshared === 0 || ((await own.get(key))?.consumedPoints ?? 0) > unshared;
      if (unshared > 0) await own.release(key);
      if (!isShared) return;
      await limiter.reward(keyOf(key));
      await reached.delete(key);
    },
  };
}

/** A clock that was put back would let everybody wait until it is there again. */
function secondsOf({ msBeforeNext }: RateLimiterRes, { duration }: LimitOptions): number {
  return Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}

/** The state after a count, also where it was one too many. */
function stateAfter(count: Promise<RateLimiterRes>): Promise<RateLimiterRes> {
  return count.catch((state: unknown) => {
    if (state instanceof RateLimiterRes) return state;
    throw state;
  });
}

/** Counts for a limited number of keys. */
function boundedLimiter(options: LimitOptions, maxKeys: number) {
  const limiter = new MemoryLimiter(options);
  const newestLast = new Set<string>();

  async function makeRoomFor(key: string): Promise<void> {
    newestLast.delete(key);
    newestLast.add(key);
    const [oldest = ''] = newestLast;
    if (newestLast.size > maxKeys && newestLast.delete(oldest)) await limiter.delete(oldest);
  }

  return {
    get: (key: string) => limiter.get(key),
    consume: async (key: string): Promise<RateLimiterRes> => {
      await makeRoomFor(key);
      return stateAfter(limiter.consume(key));
    },
    block: async (key: string, seconds: number): Promise<void> => {
      await makeRoomFor(key);
      await limiter.block(key, seconds);
    },
    delete: async (key: string): Promise<void> => {
      newestLast.delete(key);
      await limiter.delete(key);
    },
    release: async (key: string): Promise<void> => {
      // What was forgotten meanwhile has nothing to give back.
      if (newestLast.has(key)) await limiter.reward(key);
    },
  };
}
